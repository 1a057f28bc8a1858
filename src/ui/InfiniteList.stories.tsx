import type { Meta, StoryObj } from '@storybook/react-vite'
import { InfiniteList } from './InfiniteList.tsx'
import { Skeleton } from './Skeleton.tsx'

const query = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false, fetchNextPage: () => undefined }
const shared = { query, loading: <Skeleton />, endText: 'No More Products to Show', children: <p>The pages so far</p> }

const meta = { title: 'ui/InfiniteList', component: InfiniteList } satisfies Meta<typeof InfiniteList>
export default meta
type Story = StoryObj<typeof meta>

/** The next page's skeletons are there before it is asked for, and stand still. */
export const Waiting: Story = { args: shared }
export const Loading: Story = { args: { ...shared, query: { ...query, isFetchingNextPage: true } } }
export const Failed: Story = { args: { ...shared, query: { ...query, isFetchNextPageError: true } } }
export const OnDemand: Story = { args: { ...shared, stuck: true } }
export const End: Story = { args: { ...shared, query: { ...query, hasNextPage: false } } }
