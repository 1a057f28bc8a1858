import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductLine } from './ProductLine.tsx'
import { sampleProduct } from './samples.ts'

const { product_name, display_picture, price } = sampleProduct

const meta = {
  title: 'components/ProductLine',
  component: ProductLine,
  args: { product_name, display_picture, price, quantity: 2 },
} satisfies Meta<typeof ProductLine>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithAmount: Story = { args: { withAmount: true } }
export const Linked: Story = { args: { withAmount: true, to: '/products/p1' } }
export const SoldOut: Story = { args: { quantity: 0, children: <p>Sold out</p> } }
