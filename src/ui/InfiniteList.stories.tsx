import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InfiniteList } from './InfiniteList.tsx'
import { Skeleton } from './Skeleton.tsx'

const query = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => undefined,
}
const shared = {
  query,
  loading: [<Skeleton key="1" />, <Skeleton key="2" />],
  endText: 'No More Products to Show',
  children: <p>The pages so far</p>,
}

const meta = { title: 'ui/InfiniteList', component: InfiniteList } satisfies Meta<
  typeof InfiniteList
>
export default meta
type Story = StoryObj<typeof meta>

const animations = (element: Element) => element.getAnimations({ subtree: true }).length

/** The next page's skeletons are shown before it is requested, without animation, HOME-12. */
export const Waiting: Story = {
  args: shared,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('span[aria-hidden]')).toHaveLength(2)
    await expect(animations(canvasElement)).toBe(0)
  },
}
/** All skeletons share one animation. */
export const Loading: Story = {
  args: { ...shared, query: { ...query, isFetchingNextPage: true } },
  play: async ({ canvasElement }) => expect(animations(canvasElement)).toBe(1),
}
export const Failed: Story = {
  args: { ...shared, query: { ...query, isFetchNextPageError: true } },
}
export const OnDemand: Story = { args: { ...shared, stuck: true } }
export const End: Story = { args: { ...shared, query: { ...query, hasNextPage: false } } }
