import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShopBadge } from './ShopBadge.tsx'
import { sampleShop } from './samples.ts'

const meta = { title: 'components/ShopBadge', component: ShopBadge } satisfies Meta<
  typeof ShopBadge
>
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = { args: { shop: sampleShop } }
export const Heading: Story = { args: { shop: sampleShop, heading: true } }
