import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './Checkbox.tsx'

const nothing = () => undefined

const meta = { title: 'ui/Checkbox', component: Checkbox } satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Checked: Story = { args: { checked: true, onChange: nothing, children: 'Select all' } }
export const Unchecked: Story = { args: { checked: false, onChange: nothing, children: 'Select all' } }
export const Partly: Story = { args: { checked: false, indeterminate: true, onChange: nothing, children: 'Select all' } }
export const Disabled: Story = { args: { checked: false, disabled: true, onChange: nothing, children: 'Sold out' } }
