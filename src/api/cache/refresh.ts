import {
  focusManager,
  type Query,
  type QueryClient,
  type QueryFilters,
} from '@tanstack/react-query'
import { isBeingWritten } from './pendingWrites.ts'

/**
 * Causes within this time are joined, ms: one action of the marketplace often sends several events.
 */
const JOIN_MS = 50
/**
 * Shortest time between two refetches of one query, ms; a hidden tab needs no fresh data until it
 * is shown.
 */
const INTERVAL_MS = 1000
const HIDDEN_INTERVAL_MS = 30_000

/** What is known about the refetches of one query since the first `refreshSoon` for it. */
interface Refresh {
  /** Something has changed since the latest complete fetch began, so a refetch is due. */
  due: boolean
  /** Whether a complete fetch, not only one of a next page, is in progress. */
  fetching: boolean
  /** When the latest complete fetch began, ms of `performance.now`. */
  startedAt: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Plans the refetches of one cache. */
function createRefresher(client: QueryClient) {
  const refreshes = new WeakMap<Query, Refresh>()
  const waiting = new Set<Query>()

  function stop(query: Query, refresh: Refresh): void {
    clearTimeout(refresh.timer)
    refresh.timer = undefined
    waiting.delete(query)
  }

  function plan(query: Query, refresh: Refresh): void {
    // A running fetch is not cancelled: with a steady stream of events, none would finish. Another
    // one follows it.
    if (!refresh.due || query.state.fetchStatus !== 'idle') return
    stop(query, refresh)
    const interval = focusManager.isFocused() ? INTERVAL_MS : HIDDEN_INTERVAL_MS
    waiting.add(query)
    refresh.timer = setTimeout(
      () => refetch(query, refresh),
      Math.max(JOIN_MS, refresh.startedAt + interval - performance.now()),
    )
  }

  function refetch(query: Query, refresh: Refresh): void {
    stop(query, refresh)
    if (isBeingWritten(client, query.queryKey)) {
      // Its fetches are cancelled until the write is answered.
      refresh.startedAt = performance.now()
      return plan(query, refresh)
    }
    // Queries that no screen shows are fetched when one does, since they are invalidated.
    void client.refetchQueries(
      { predicate: (one) => one === query, type: 'active' },
      { cancelRefetch: false },
    )
  }

  client.getQueryCache().subscribe((event) => {
    const { query } = event
    const refresh = refreshes.get(query)
    if (!refresh) return
    if (event.type === 'removed') return stop(query, refresh)
    if (event.type !== 'updated') return
    const { action } = event
    if (action.type === 'fetch') {
      // The request of a next page replaces a complete fetch, whose data is then missing.
      refresh.due = action.meta?.fetchMore !== undefined && (refresh.due || refresh.fetching)
      refresh.fetching = action.meta?.fetchMore === undefined
      if (refresh.fetching) refresh.startedAt = performance.now()
      if (refresh.fetching) stop(query, refresh)
    } else if (
      (action.type === 'success' && !action.manual) ||
      action.type === 'error' ||
      action.type === 'setState'
    ) {
      // A fetch that was cancelled restores the state from before it.
      if (action.type === 'setState' && refresh.fetching) refresh.due = true
      refresh.fetching = false
      if (refresh.due) query.invalidate()
      plan(query, refresh)
    }
  })
  focusManager.subscribe(() => {
    const planned = [...waiting]
    for (const query of planned) plan(query, refreshes.get(query) as Refresh)
  })

  return (filters: QueryFilters) => {
    for (const query of client.getQueryCache().findAll(filters)) {
      const refresh = refreshes.get(query) ?? {
        due: false,
        fetching: query.state.fetchStatus !== 'idle',
        startedAt: -Infinity,
        timer: undefined,
      }
      refreshes.set(query, refresh)
      refresh.due = true
      query.invalidate()
      if (refresh.timer === undefined) plan(query, refresh)
    }
  }
}

const refreshers = new WeakMap<QueryClient, ReturnType<typeof createRefresher>>()

/**
 * Invalidates queries because of something outside of this tab: an event, a reconnection, another
 * tab. Queries of a mounted screen are refetched soon and then at most once a second (in a hidden
 * tab every 30 s), and once more after the last cause. A fetch in progress is never cancelled. The
 * user's own writes use `invalidateQueries`, which discards what was requested before the write.
 */
export function refreshSoon(
  client: QueryClient,
  filters: Pick<QueryFilters, 'queryKey' | 'exact'>,
): void {
  const refresher = refreshers.get(client) ?? createRefresher(client)
  refreshers.set(client, refresher)
  refresher(filters)
}
