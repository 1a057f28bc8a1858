import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShopCover } from './ShopCover.tsx'

const meta = {
  title: 'components/ShopCover',
  component: ShopCover,
  decorators: [
    (Story) => (
      <div style={{ aspectRatio: '4 / 1', background: 'var(--green-soft)', overflow: 'hidden' }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof ShopCover>
export default meta
type Story = StoryObj<typeof meta>

export const Photo: Story = { args: { src: '/demo/covers/bakery-1.webp' } }
export const NoPhoto: Story = { args: { src: null } }
export const Broken: Story = { args: { src: '/demo/covers/none.webp' } }
