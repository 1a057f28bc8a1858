import {
  focusManager,
  type Query,
  type QueryClient,
  type QueryFilters,
} from '@tanstack/react-query'
import { isBeingWritten } from './pendingWrites.ts'

/** Causes within this time are joined, ms: one action often sends several events. */
const JOIN_MS = 50
/** Shortest time between two refetches of a query, ms; a hidden tab needs no fresh data. */
const INTERVAL_MS = 1000
const HIDDEN_INTERVAL_MS = 30_000

interface Refresh {
  state: 'idle' | 'due' | 'fetching'
  /** Something has changed during a fetch, whose answer may lack it. */
  again: boolean
  /** When the last refetch began, ms of `performance.now`. */
  startedAt: number
}

const refreshes = new WeakMap<Query, Refresh>()

/** Resolves when a query may be fetched again; sooner when the tab is shown. */
const untilDue = (startedAt: number) =>
  new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = () => {
      clearTimeout(timer)
      const interval = focusManager.isFocused() ? INTERVAL_MS : HIDDEN_INTERVAL_MS
      timer = setTimeout(end, Math.max(JOIN_MS, startedAt + interval - performance.now()))
    }
    const stop = focusManager.subscribe(plan)
    const end = () => {
      stop()
      resolve()
    }
    plan()
  })

/** Refetches until the data has all that has changed. */
async function refetch(queryClient: QueryClient, query: Query, refresh: Refresh): Promise<void> {
  refresh.state = 'due'
  await untilDue(refresh.startedAt)
  if (isBeingWritten(queryClient, query.queryKey)) {
    // The write cancels its fetches.
    refresh.startedAt = performance.now()
    return void refetch(queryClient, query, refresh)
  }
  // A running fetch goes on: with a steady stream of events none would finish.
  if (query.state.fetchStatus !== 'idle') await query.promise?.catch(() => undefined)
  // It may have been a next page only.
  if (refresh.again || query.state.fetchMeta?.fetchMore) query.invalidate()
  refresh.again = false
  // Queries that no screen shows are fetched when one does.
  if (!query.isActive() || !query.state.isInvalidated) return void (refresh.state = 'idle')
  refresh.state = 'fetching'
  refresh.startedAt = performance.now()
  await queryClient.refetchQueries({ predicate: (one) => one === query }, { cancelRefetch: false })
  // After a failure it is fetched only for another cause.
  if (query.state.status === 'error' && !refresh.again) return void (refresh.state = 'idle')
  void refetch(queryClient, query, refresh)
}

/**
 * Invalidates queries because of an event, a reconnection or another tab. Those of a mounted screen
 * are refetched soon, then at most once a second (hidden: every 30 s), and once after the last
 * cause; a fetch in progress goes on. The user's own writes use `invalidateQueries`, which discards
 * what was requested before.
 */
export function refreshSoon(
  queryClient: QueryClient,
  filters: Pick<QueryFilters, 'queryKey' | 'exact'>,
): void {
  void queryClient.invalidateQueries({ ...filters, refetchType: 'none' })
  for (const query of queryClient.getQueryCache().findAll(filters)) {
    const refresh: Refresh = refreshes.get(query) ?? {
      state: 'idle',
      again: false,
      startedAt: -Infinity,
    }
    refreshes.set(query, refresh)
    refresh.again ||= query.state.fetchStatus === 'fetching' || refresh.state === 'fetching'
    if (refresh.state === 'idle') void refetch(queryClient, query, refresh)
  }
}
