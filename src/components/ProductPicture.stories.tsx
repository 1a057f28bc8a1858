import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { ProductPicture } from './ProductPicture.tsx'
import { sampleProduct } from './samples.ts'

const framed = {
  decorators: [(Story: () => ReactNode) => <div style={{ width: 240 }}>{Story()}</div>],
}

const meta = { title: 'components/ProductPicture', component: ProductPicture } satisfies Meta<
  typeof ProductPicture
>
export default meta
type Story = StoryObj<typeof meta>

export const Tinted: Story = {
  ...framed,
  args: { src: sampleProduct.display_picture, category: ['fruits'], alt: 'Mangoes' },
}
export const Broken: Story = {
  ...framed,
  args: { src: '/demo/pictures/none.webp', category: ['dairy'], alt: 'Milk' },
}
export const Missing: Story = { ...framed, args: { src: null, alt: 'Milk' } }
