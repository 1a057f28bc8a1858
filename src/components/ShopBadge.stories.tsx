import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleShop } from './samples.ts'
import { ShopBadge } from './ShopBadge.tsx'

const meta = { title: 'components/ShopBadge', component: ShopBadge } satisfies Meta<
  typeof ShopBadge
>
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = { args: { shop: sampleShop } }
export const Heading: Story = { args: { shop: sampleShop, heading: true } }
