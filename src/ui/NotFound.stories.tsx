import SearchOutlined from '@ant-design/icons/SearchOutlined'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotFound } from './NotFound.tsx'

const meta = { title: 'ui/NotFound', component: NotFound } satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  args: {
    title: 'Page not found',
    description:
      'This page doesn’t exist. The address may be mistyped, or the page may have moved.',
    icon: SearchOutlined,
  },
}
export const Product: Story = {
  args: {
    title: 'Product not found',
    description: 'It may no longer be sold.',
    icon: SearchOutlined,
  },
}
