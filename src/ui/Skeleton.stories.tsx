import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = { title: 'ui/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { args: { width: '12rem' } }
export const Block: Story = { args: { shape: 'block', width: '12rem', height: '8rem' } }
export const Circle: Story = { args: { shape: 'circle', width: '3rem' } }
