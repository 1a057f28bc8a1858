import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from './IconButton.tsx'

const meta = { title: 'ui/IconButton', component: IconButton } satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { icon: 'bell', label: 'Notifications' } }
export const Raised: Story = { args: { icon: 'heart', label: 'Like', tone: 'raised', filled: true } }
export const Danger: Story = { args: { icon: 'trash', label: 'Remove', tone: 'danger' } }
export const Disabled: Story = { args: { icon: 'pencil', label: 'Edit', disabled: true } }
