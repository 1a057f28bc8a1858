import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleShop } from '../samples.ts'
import { HoverCard } from './ShopMarker.tsx'

const nothing = () => undefined

const meta = {
  title: 'nearby/HoverCard',
  component: HoverCard,
  args: { shop: sampleShop(), onPointerEnter: nothing, onPointerLeave: nothing },
  decorators: [
    (Story) => <div style={{ width: 'max-content', background: 'var(--surface)' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof HoverCard>
export default meta
type Story = StoryObj<typeof meta>

export const Closest: Story = {}
export const Closed: Story = { args: { shop: sampleShop({ shop_status: 'Inactive' }) } }
