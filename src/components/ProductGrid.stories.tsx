import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductCard } from './ProductCard.tsx'
import { ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx'
import { sampleProduct } from './samples.ts'

const meta = { title: 'components/ProductGrid', component: ProductGrid } satisfies Meta<
  typeof ProductGrid
>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  args: {
    children: Array.from({ length: 8 }, (_, index) => (
      <li key={index}>
        <ProductCard product={{ ...sampleProduct, _id: `p${index}` }} />
      </li>
    )),
  },
}
export const Loading: Story = { args: { children: null }, render: () => <ProductGridSkeleton /> }
