import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from './RadioGroup.tsx'

const nothing = () => undefined
const options = [
  { value: 'cod', label: 'Cash on Delivery/Pickup', hint: 'Pay when you get your order' },
  { value: 'gcash', label: 'GCash', hint: 'E-Wallet' },
]

const meta = { title: 'ui/RadioGroup', component: RadioGroup<string> } satisfies Meta<
  typeof RadioGroup<string>
>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {
  args: { label: 'Payment Method', options, value: null, onChange: nothing },
}
export const Chosen: Story = {
  args: { label: 'Payment Method', options, value: 'cod', onChange: nothing },
}
