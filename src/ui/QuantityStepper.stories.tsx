import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuantityStepper } from './QuantityStepper.tsx'

const nothing = () => undefined

const meta = { title: 'ui/QuantityStepper', component: QuantityStepper } satisfies Meta<
  typeof QuantityStepper
>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  args: { label: 'Jasmine Rice', value: 2, max: 12, price: 325, onChange: nothing },
}
export const AtTheMaximum: Story = {
  args: { label: 'Jasmine Rice', value: 12, max: 12, price: 325, onChange: nothing },
}
export const Disabled: Story = {
  args: { label: 'Jasmine Rice', value: 1, max: 12, price: 325, disabled: true, onChange: nothing },
}
