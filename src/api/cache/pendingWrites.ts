import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * Returns a cached value with the effect of a write. Pure: it is applied again whenever another
 * write on the same key fails.
 */
export type Patch = (value: unknown) => unknown

/** A write whose effect is shown before the response. */
export interface Write {
  patch: Patch
  answered: boolean
}

/** The writes on one key since there was last none pending. */
interface Log {
  /** The cached value before the first of them; undefined when nothing was cached. */
  base: unknown
  /** In the order in which they began, without the failed ones. */
  writes: Write[]
  unblockReads: () => void
}

const logs = new WeakMap<QueryClient, Map<string, Log>>()

function logsOf(queryClient: QueryClient): Map<string, Log> {
  const known = logs.get(queryClient) ?? new Map<string, Log>()
  logs.set(queryClient, known)
  return known
}

/**
 * Cancels fetches of a key that start while a write is pending: their responses may or may not
 * include the write, and that can't be known. Returns a function that stops this.
 */
function blockReads(queryClient: QueryClient, queryHash: string): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (
      event.type !== 'updated' ||
      event.action.type !== 'fetch' ||
      event.query.queryHash !== queryHash
    )
      return
    // The event is sent before the fetch can be cancelled.
    queueMicrotask(() => void event.query.cancel({ revert: true }))
  })
}

function openLog(queryClient: QueryClient, queryKey: QueryKey): Log {
  const queryHash = hashKey(queryKey)
  const open = logsOf(queryClient).get(queryHash)
  if (open) return open
  void queryClient.cancelQueries({ queryKey, exact: true })
  const log: Log = {
    base: queryClient.getQueryData(queryKey),
    writes: [],
    unblockReads: blockReads(queryClient, queryHash),
  }
  logsOf(queryClient).set(queryHash, log)
  return log
}

/**
 * Changes a cached value without making it look freshly fetched: a value that was due for a refetch
 * stays due. A value that a sign-out has removed is not added again.
 */
function correct(queryClient: QueryClient, queryKey: QueryKey, patch: Patch): void {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true })
  if (query?.state.data === undefined) return
  const { isInvalidated, dataUpdatedAt, data } = query.state
  queryClient.setQueryData(queryKey, patch(data), { updatedAt: dataUpdatedAt })
  if (isInvalidated) query.invalidate()
}

/** Shows the base with all writes that have not failed. */
function show(queryClient: QueryClient, queryKey: QueryKey, { base, writes }: Log): void {
  if (base === undefined) return
  correct(queryClient, queryKey, () =>
    writes.reduce<unknown>((before, { patch }) => patch(before), base),
  )
}

/** Whether a write on that key is pending. */
export const isBeingWritten = (queryClient: QueryClient, queryKey: QueryKey): boolean =>
  logsOf(queryClient).has(hashKey(queryKey))

/** Applies a write to the cached value, and cancels the fetches of it that are in progress. */
export function beginWrite(queryClient: QueryClient, queryKey: QueryKey, patch: Patch): Write {
  const log = openLog(queryClient, queryKey)
  const write = { patch, answered: false }
  log.writes.push(write)
  show(queryClient, queryKey, log)
  return write
}

/**
 * Ends a write: `patch` applies the server's response to the value; undefined when the write failed
 * and its effect is rolled back. The other writes keep their effects, in their order. Refetching
 * the key, once none is pending, is left to the caller.
 */
export function endWrite(
  queryClient: QueryClient,
  queryKey: QueryKey,
  write: Write,
  patch: Patch | undefined,
): void {
  const log = logsOf(queryClient).get(hashKey(queryKey))
  if (!log?.writes.includes(write) || write.answered) return
  if (patch) Object.assign(write, { patch, answered: true } satisfies Write)
  else log.writes = log.writes.filter((other) => other !== write)
  show(queryClient, queryKey, log)
  if (!log.writes.every(({ answered }) => answered)) return
  log.unblockReads()
  logsOf(queryClient).delete(hashKey(queryKey))
}

/**
 * Applies a change that an event has announced to the cached value. It stays when a pending write
 * on the key fails, and counts as later than the writes that have begun. When the key is being
 * fetched, the response may lack the change, so it is applied again afterwards; `again` takes the
 * place of this for a change that may not be applied twice.
 */
export function applyEvent<Value>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  patch: (value: Value) => Value,
  again?: () => void,
): void {
  const change = patch as Patch
  const apply = () => {
    const log = logsOf(queryClient).get(hashKey(queryKey))
    log?.writes.push({ patch: change, answered: true })
    if (log) show(queryClient, queryKey, log)
    else correct(queryClient, queryKey, change)
  }
  const query = queryClient.getQueryCache().find({ queryKey, exact: true })
  const fetching = query?.state.fetchStatus === 'fetching' ? query.promise : undefined
  apply()
  fetching?.then(again ?? apply, again ?? apply)
}
