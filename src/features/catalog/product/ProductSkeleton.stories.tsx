import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductSkeleton } from './ProductSkeleton.tsx'

const meta = { title: 'catalog/ProductSkeleton', component: ProductSkeleton } satisfies Meta<
  typeof ProductSkeleton
>
export default meta

export const Loading: StoryObj<typeof meta> = {}
