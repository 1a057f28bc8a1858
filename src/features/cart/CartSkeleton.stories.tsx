import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartSkeleton } from './CartSkeleton.tsx'

const meta = { title: 'cart/CartSkeleton', component: CartSkeleton } satisfies Meta<
  typeof CartSkeleton
>
export default meta

export const Loading: StoryObj<typeof meta> = {}
