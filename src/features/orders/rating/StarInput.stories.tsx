import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StarInput } from './StarInput.tsx'

const meta = {
  title: 'components/StarInput',
  component: StarInput,
  args: { label: 'Rating of Carabao Mango', value: 0, onChange: fn() },
} satisfies Meta<typeof StarInput>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: 4 } }
export const Disabled: Story = { args: { value: 3, disabled: true } }
