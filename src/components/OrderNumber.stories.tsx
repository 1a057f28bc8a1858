import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderNumber } from './OrderNumber.tsx'

const meta = { title: 'components/OrderNumber', component: OrderNumber } satisfies Meta<
  typeof OrderNumber
>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = { args: { id: '65f0a1c2d3e4b5a697881a03' } }
