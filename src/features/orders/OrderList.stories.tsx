import type { Meta, StoryObj } from '@storybook/react-vite'
import { useInfiniteQuery } from '@tanstack/react-query'
import { orderQueries } from '#api/orders.ts'
import { answering } from '../../../.storybook/answering.ts'
import { NothingFound, OrderList } from './OrderList.tsx'

const nothing = () => undefined

function Orders() {
  const query = useInfiniteQuery(orderQueries.ofBuyer('65f0a1c2d3e4b5a697881001', {}))
  return (
    <OrderList
      query={query}
      empty={<NothingFound term="mango" status="PENDING" onClear={nothing} />}
      onAction={nothing}
    />
  )
}

const meta = {
  title: 'orders/OrderList',
  component: Orders,
} satisfies Meta<typeof Orders>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  beforeEach: answering('none'),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading...')
  },
}
export const NothingFoundBySearch: Story = {
  beforeEach: answering('emptyPage'),
  play: async ({ canvas }) => {
    await canvas.findByText('No orders found')
  },
}
export const Failed: Story = {
  beforeEach: answering('failure'),
  // The failed request is retried once.
  play: async ({ canvas }) => {
    await canvas.findByText(/^Error: /, {}, { timeout: 5000 })
  },
}
