import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductRow } from './ProductRow.tsx'
import { sampleLine, sampleShop } from './samples.ts'
import { ShopGroup } from './ShopGroup.tsx'

const nothing = () => undefined

const meta = { title: 'components/ShopGroup', component: ShopGroup } satisfies Meta<
  typeof ShopGroup
>
export default meta
type Story = StoryObj<typeof meta>

export const InTheCart: Story = {
  args: {
    shop_name: sampleShop.shop_name,
    partlySelected: true,
    onSelect: nothing,
    chat: <button type="button">Chat</button>,
    children: [1, 2].map((key) => (
      <ProductRow
        key={key}
        line={sampleLine}
        selected={key === 1}
        onSelect={nothing}
        onQuantity={nothing}
        onRemove={nothing}
      />
    )),
  },
}
export const Plain: Story = {
  args: { shop_name: sampleShop.shop_name, children: <ProductRow line={sampleLine} /> },
}
