import SearchOutlined from '@ant-design/icons/SearchOutlined'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotFound } from './NotFound.tsx'

const meta = { title: 'ui/NotFound', component: NotFound } satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  args: {
    title: 'Page not found',
    description: 'There is nothing at this address. Perhaps it was mistyped, or the page has moved.',
    icon: SearchOutlined,
  },
}
export const Product: Story = {
  args: { title: 'Product not found', description: 'It may no longer be sold.', icon: SearchOutlined, browse: true },
}
