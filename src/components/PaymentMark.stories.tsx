import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentMark } from './PaymentMark.tsx'

const meta = {
  title: 'components/PaymentMark',
  component: PaymentMark,
} satisfies Meta<typeof PaymentMark>
export default meta
type Story = StoryObj<typeof meta>

export const Cash: Story = { args: { method: 'cod' } }
export const Gcash: Story = { args: { method: 'gcash' } }
