import MessageOutlined from '@ant-design/icons/MessageOutlined'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'

const meta = { title: 'ui/Button', component: Button } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { children: 'Add to cart' } }
export const Accent: Story = { args: { children: 'Buy Now', variant: 'accent' } }
export const Secondary: Story = {
  args: { children: 'Chat', variant: 'secondary', icon: MessageOutlined },
}
export const Quiet: Story = { args: { children: 'Cancel', variant: 'quiet' } }
export const Danger: Story = { args: { children: 'Remove', variant: 'danger' } }
export const Disabled: Story = { args: { children: 'Check Out', disabled: true } }
export const Loading: Story = { args: { children: 'Check Out', loading: true } }
export const Block: Story = { args: { children: 'Check Out', block: true, size: 'l' } }
