import type { Meta, StoryObj } from '@storybook/react-vite'
import { Failure } from '#lib/failure.ts'
import { EmptyState } from './EmptyState.tsx'
import { QueryBoundary } from './QueryBoundary.tsx'
import { Skeleton } from './Skeleton.tsx'

const query = {
  data: undefined,
  error: null,
  fetchStatus: 'fetching',
  refetch: () => undefined,
} as const
const shared = {
  query,
  loading: <Skeleton width="12rem" />,
  empty: <EmptyState title="Nothing here yet" />,
  isEmpty: (names: string[]) => names.length === 0,
  children: (names: string[]) => <p>{names.join(', ')}</p>,
}

const meta = { title: 'ui/QueryBoundary', component: QueryBoundary<string[]> } satisfies Meta<
  typeof QueryBoundary<string[]>
>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: shared }
export const Loaded: Story = {
  args: { ...shared, query: { ...query, data: ['Rice', 'Mangoes'], fetchStatus: 'idle' } },
}
export const Empty: Story = {
  args: { ...shared, query: { ...query, data: [], fetchStatus: 'idle' } },
}
export const Failed: Story = {
  args: {
    ...shared,
    query: { ...query, error: new Failure('The service is unavailable'), fetchStatus: 'idle' },
  },
}
export const Offline: Story = { args: { ...shared, query: { ...query, fetchStatus: 'paused' } } }
