import HeartOutlined from '@ant-design/icons/HeartOutlined'
import ShoppingCartOutlined from '@ant-design/icons/ShoppingCartOutlined'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from './EmptyState.tsx'
import { LinkButton } from './LinkButton.tsx'

const meta = { title: 'ui/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Cart: Story = {
  args: {
    icon: ShoppingCartOutlined,
    title: 'You have no items in cart',
    description: 'Good things are waiting at the shops around you.',
    action: <LinkButton to="/home">Start shopping</LinkButton>,
  },
}
export const Favourites: Story = {
  args: { icon: HeartOutlined, tone: 'mango', title: 'You have no items in favourites' },
}
