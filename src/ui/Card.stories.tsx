import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card.tsx'

const meta = { title: 'ui/Card', component: Card } satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Titled: Story = {
  args: { title: 'Payment Method', children: <p>Cash on Delivery/Pickup</p> },
}
export const Aside: Story = {
  args: { title: 'Cart Overview', aside: true, children: <p>2 products selected</p> },
}
export const Untitled: Story = { args: { children: <h2>Delivery Instructions</h2> } }
