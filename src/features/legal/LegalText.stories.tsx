import type { Meta, StoryObj } from '@storybook/react-vite'
import { BRAND } from '#ui/brand.ts'
import { LegalText } from './LegalPage.tsx'
import { privacyPolicy } from './privacy.ts'
import { termsAndConditions } from './terms.ts'

const names = { brand: BRAND, email: 'support@suki.example', phone: '0917 000 0000' }

const meta = { title: 'pages/LegalText', component: LegalText } satisfies Meta<typeof LegalText>
export default meta
type Story = StoryObj<typeof meta>

export const Terms: Story = { args: { sections: termsAndConditions(names).sections } }
export const Privacy: Story = { args: { sections: privacyPolicy(names).sections } }
