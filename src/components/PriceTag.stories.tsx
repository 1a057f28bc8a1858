import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceTag } from './PriceTag.tsx'

const meta = { title: 'components/PriceTag', component: PriceTag } satisfies Meta<typeof PriceTag>
export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = { args: { amount: 1234.5 } }
export const ProductPage: Story = { args: { amount: 1234.5, size: 'xl' } }
