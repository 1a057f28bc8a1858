import BellOutlined from '@ant-design/icons/BellOutlined'
import DeleteOutlined from '@ant-design/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/EditOutlined'
import HeartFilled from '@ant-design/icons/HeartFilled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from './IconButton.tsx'

const meta = { title: 'ui/IconButton', component: IconButton } satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { icon: BellOutlined, label: 'Notifications' } }
export const Raised: Story = { args: { icon: HeartFilled, label: 'Like', tone: 'raised' } }
export const Danger: Story = { args: { icon: DeleteOutlined, label: 'Remove', tone: 'danger' } }
export const Disabled: Story = { args: { icon: EditOutlined, label: 'Edit', disabled: true } }
