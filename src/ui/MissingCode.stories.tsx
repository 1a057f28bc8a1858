import type { Meta, StoryObj } from '@storybook/react-vite'
import { MissingCode } from './MissingCode.tsx'

const meta = { title: 'ui/MissingCode', component: MissingCode } satisfies Meta<typeof MissingCode>
export default meta
type Story = StoryObj<typeof meta>

export const Online: Story = { args: { isScreen: false, load: () => Promise.reject(new Error('missing')), onLoaded: () => undefined } }
