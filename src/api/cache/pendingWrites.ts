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

function logsOf(client: QueryClient): Map<string, Log> {
  const known = logs.get(client) ?? new Map<string, Log>()
  logs.set(client, known)
  return known
}

/**
 * Cancels fetches of a key that start while a write is pending: their responses may or may not
 * include the write, and that can't be known. Returns a function that stops this.
 */
function blockReads(client: QueryClient, queryHash: string): () => void {
  return client.getQueryCache().subscribe((event) => {
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

function openLog(client: QueryClient, queryKey: QueryKey): Log {
  const queryHash = hashKey(queryKey)
  const open = logsOf(client).get(queryHash)
  if (open) return open
  void client.cancelQueries({ queryKey, exact: true })
  const log: Log = {
    base: client.getQueryData(queryKey),
    writes: [],
    unblockReads: blockReads(client, queryHash),
  }
  logsOf(client).set(queryHash, log)
  return log
}

/**
 * Sets the cached value to the base with all writes that have not failed. A value that a sign-out
 * has removed is not added again.
 */
function show(client: QueryClient, queryKey: QueryKey, { base, writes }: Log): void {
  if (base === undefined || client.getQueryData(queryKey) === undefined) return
  const value = writes.reduce<unknown>((before, { patch }) => patch(before), base)
  client.setQueryData(queryKey, value)
}

/** Whether a write on that key is pending. */
export const isBeingWritten = (client: QueryClient, queryKey: QueryKey): boolean =>
  logsOf(client).has(hashKey(queryKey))

/** Applies a write to the cached value, and cancels the fetches of it that are in progress. */
export function beginWrite(client: QueryClient, queryKey: QueryKey, patch: Patch): Write {
  const log = openLog(client, queryKey)
  const write = { patch, answered: false }
  log.writes.push(write)
  show(client, queryKey, log)
  return write
}

/**
 * Ends a write: `patch` applies the server's response to the value; undefined when the write failed
 * and its effect is rolled back. The other writes keep their effects, in their order. Refetching
 * the key, once none is pending, is left to the caller.
 */
export function endWrite(
  client: QueryClient,
  queryKey: QueryKey,
  write: Write,
  patch: Patch | undefined,
): void {
  const log = logsOf(client).get(hashKey(queryKey))
  if (!log?.writes.includes(write) || write.answered) return
  if (patch) Object.assign(write, { patch, answered: true } satisfies Write)
  else log.writes = log.writes.filter((other) => other !== write)
  show(client, queryKey, log)
  if (!log.writes.every(({ answered }) => answered)) return
  log.unblockReads()
  logsOf(client).delete(hashKey(queryKey))
}

/**
 * Sets a cached value without making it look freshly fetched: a value that was due for a refetch
 * stays due.
 */
function correct(client: QueryClient, queryKey: QueryKey, patch: Patch): void {
  const query = client.getQueryCache().find({ queryKey, exact: true })
  if (query?.state.data === undefined) return
  const { isInvalidated, dataUpdatedAt, data } = query.state
  client.setQueryData(queryKey, patch(data), { updatedAt: dataUpdatedAt })
  if (isInvalidated) query.invalidate()
}

/**
 * Applies a change that an event has announced to the cached value. It stays when a pending write
 * on the key fails, and counts as later than the writes that have begun. When the key is being
 * fetched, the response may lack the change, so it is applied again afterwards; `again` takes the
 * place of this for a change that may not be applied twice.
 */
export function applyEvent<Value>(
  client: QueryClient,
  queryKey: QueryKey,
  patch: (value: Value) => Value,
  again?: () => void,
): void {
  const change = patch as Patch
  const apply = () => {
    const log = logsOf(client).get(hashKey(queryKey))
    log?.writes.push({ patch: change, answered: true })
    if (log) show(client, queryKey, log)
    else correct(client, queryKey, change)
  }
  const query = client.getQueryCache().find({ queryKey, exact: true })
  const fetching = query?.state.fetchStatus === 'fetching' ? query.promise : undefined
  apply()
  fetching?.then(again ?? apply, again ?? apply)
}
