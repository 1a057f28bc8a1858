import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProductCard } from './ProductCard.tsx'
import { sampleProduct } from './samples.ts'

const meta = {
  title: 'components/ProductCard',
  component: ProductCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>
export default meta
type Story = StoryObj<typeof meta>

export const Catalogue: Story = { args: { product: sampleProduct, onAdd: () => undefined } }
export const SoldOut: Story = { args: { product: { ...sampleProduct, stocks: 0 } } }
export const Favourite: Story = { args: { product: { ...sampleProduct, sold: undefined } } }
/** CARD-08: a card in a scheduled list has neither a sold count nor a heart, and is not a link. */
export const Scheduled: Story = {
  args: { product: { ...sampleProduct, sold: undefined }, scheduled: true },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByRole('heading', { name: sampleProduct.product_name })).toBeVisible()
    await expect(card.queryByRole('link')).toBeNull()
    await expect(card.queryByText(/sold$/)).toBeNull()
    await expect(card.queryByRole('button')).toBeNull()
  },
}
export const LongName: Story = {
  args: {
    product: {
      ...sampleProduct,
      product_name: 'Paracetamol 500 mg Tablet (generic), Strip of Ten, for Fever and Pain',
      price: 12345.5,
      rating: 0,
    },
  },
}
