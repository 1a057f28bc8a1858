import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LinkButton } from '#ui/LinkButton.tsx'
import { ProductList } from './ProductList.tsx'
import { sampleProduct } from './samples.ts'

const items = Array.from({ length: 8 }, (_, n) => ({ ...sampleProduct, _id: `p${n}` }))
/** Loaded pages, of which the last one is the last of all. */
const loaded = (...pages: (typeof items)[]) => ({
  pages: pages.map((page, n) => ({ items: page, nextPage: n + 1 < pages.length ? n + 2 : null })),
  pageParams: pages.map((_page, n) => n + 1),
})
const idle = {
  data: loaded(items),
  error: null,
  fetchStatus: 'idle' as const,
  refetch: fn(),
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: fn(),
}

const meta = {
  title: 'components/ProductList',
  component: ProductList,
  args: { query: idle },
} satisfies Meta<typeof ProductList>
export default meta
type Story = StoryObj<typeof meta>

/** A product that is on two pages, since it moved between their requests, is shown once. */
export const Loaded: Story = {
  args: { query: { ...idle, data: loaded(items, items.slice(6)) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(8)
  },
}
export const Loading: Story = {
  args: { query: { ...idle, data: undefined, fetchStatus: 'fetching' } },
}
export const Empty: Story = {
  args: {
    query: { ...idle, data: loaded([]) },
    emptyText: 'Try a different or shorter search.',
    emptyAction: <LinkButton to="/home">Go to Homepage</LinkButton>,
  },
}
export const Failed: Story = {
  args: { query: { ...idle, data: undefined, error: new Error('The service is unavailable') } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }))
    await expect(args.query.refetch).toHaveBeenCalled()
  },
}
