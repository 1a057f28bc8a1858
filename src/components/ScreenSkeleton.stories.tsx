import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

const meta = { title: 'components/ScreenSkeleton', component: ScreenSkeleton } satisfies Meta<
  typeof ScreenSkeleton
>
export default meta
type Story = StoryObj<typeof meta>

export const Product: Story = { args: { shape: 'product' } }
export const Shop: Story = { args: { shape: 'shop' } }
export const Cart: Story = { args: { shape: 'cart' } }
export const Schedules: Story = { args: { shape: 'schedules' } }
