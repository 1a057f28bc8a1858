import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleShop } from '../samples.ts'
import { ShopCard } from './ShopList.tsx'

const nothing = () => undefined

const meta = {
  title: 'nearby/ShopCard',
  component: ShopCard,
  args: {
    shop: sampleShop(),
    position: 1,
    count: 1,
    selected: false,
    onSelect: nothing,
    onHover: nothing,
  },
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: '24rem', margin: 0, padding: 0, listStyle: 'none' }}>{Story()}</ul>
    ),
  ],
} satisfies Meta<typeof ShopCard>
export default meta
type Story = StoryObj<typeof meta>

export const Closest: Story = {}
export const Open: Story = { args: { shop: sampleShop({ shop_status: 'Active' }) } }
export const Closed: Story = { args: { shop: sampleShop({ shop_status: 'Inactive' }) } }
export const Selected: Story = { args: { selected: true } }
export const LongName: Story = {
  args: {
    shop: sampleShop({
      shop_name: 'Tindahan ni Aling Nena at Mang Berting sa Kanto ng Consunji',
      distanceInKm: 98.76,
    }),
  },
}
