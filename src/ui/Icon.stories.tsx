import ShoppingCartOutlined from '@ant-design/icons/ShoppingCartOutlined'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './Icon.tsx'

const meta = {
  title: 'ui/Icon',
  component: Icon,
  args: { icon: ShoppingCartOutlined },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Decorative: Story = {}
export const Labelled: Story = { args: { size: 32, label: 'Cart' } }
