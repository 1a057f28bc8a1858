import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** A value with a write's effect. Pure: it is applied again when another write fails. */
export type Patch = (value: unknown) => unknown

/** A write whose effect is shown before the response. */
export interface Write {
  patch: Patch
  answered: boolean
}

/** The writes of one key since none was pending. */
interface Log {
  /** The value before the first write; undefined when nothing was cached. */
  base: unknown
  /** They are in their order, without the failed ones. */
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
 * Cancels fetches of a key that start while a write is pending: whether their responses include it
 * can't be known. @returns stops this
 */
function blockReads(queryClient: QueryClient, queryHash: string): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (
      event.type !== 'updated' ||
      event.action.type !== 'fetch' ||
      event.query.queryHash !== queryHash
    )
      return
    // The event precedes the moment when the fetch can be cancelled.
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

/** A value that was due for a refetch stays due; one that a sign-out has removed is not added. */
function correct(queryClient: QueryClient, queryKey: QueryKey, patch: Patch): void {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true })
  if (query?.state.data === undefined) return
  const { isInvalidated, dataUpdatedAt, data } = query.state
  queryClient.setQueryData(queryKey, patch(data), { updatedAt: dataUpdatedAt })
  if (isInvalidated) query.invalidate()
}

function show(queryClient: QueryClient, queryKey: QueryKey, { base, writes }: Log): void {
  if (base === undefined) return
  correct(queryClient, queryKey, () =>
    writes.reduce<unknown>((before, { patch }) => patch(before), base),
  )
}

export const isBeingWritten = (queryClient: QueryClient, queryKey: QueryKey): boolean =>
  logsOf(queryClient).has(hashKey(queryKey))

/** Shows the effect, and cancels the fetches in progress. */
export function beginWrite(queryClient: QueryClient, queryKey: QueryKey, patch: Patch): Write {
  const log = openLog(queryClient, queryKey)
  const write = { patch, answered: false }
  log.writes.push(write)
  show(queryClient, queryKey, log)
  return write
}

/**
 * `patch` applies the server's response; undefined when the write failed, and is rolled back. Other
 * writes keep their effects. Refetching is left to the caller.
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
 * Applies an event's change. It stays when a pending write fails, and counts as later than the
 * writes that have begun. A fetch in progress may lack it, so it is applied again afterwards, or
 * `again` is called, for a change that may not be applied twice.
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
