import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** What a write makes of a cached value. Pure: it is applied again whenever another write on the same key fails. */
export type Patch = (value: unknown) => unknown

/** A write whose effect is shown before the server has answered. */
export interface Write {
  patch: Patch
  answered: boolean
}

/** The writes on one key since the last one at which none was under way. */
interface Log {
  /** The cached value before the first of them; undefined when nothing was cached. */
  base: unknown
  /** In the order in which they were made; those that failed are taken out. */
  writes: Write[]
  stopHolding: () => void
}

const logs = new WeakMap<QueryClient, Map<string, Log>>()

function logsOf(client: QueryClient): Map<string, Log> {
  const known = logs.get(client) ?? new Map<string, Log>()
  logs.set(client, known)
  return known
}

/**
 * Drops reads of a key that begin while it is being written: their answers may hold the effect of a write or not, and
 * nobody could tell. Returns the function that ends it.
 */
function holdReads(client: QueryClient, queryHash: string): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch' || event.query.queryHash !== queryHash) return
    // The event comes before there is anything to cancel.
    queueMicrotask(() => void event.query.cancel({ revert: true }))
  })
}

function openLog(client: QueryClient, queryKey: QueryKey): Log {
  const queryHash = hashKey(queryKey)
  const open = logsOf(client).get(queryHash)
  if (open) return open
  void client.cancelQueries({ queryKey, exact: true })
  const log: Log = { base: client.getQueryData(queryKey), writes: [], stopHolding: holdReads(client, queryHash) }
  logsOf(client).set(queryHash, log)
  return log
}

/** Shows the value with all writes that have not failed. What was removed from the cache meanwhile, at a sign-out, stays away. */
function show(client: QueryClient, queryKey: QueryKey, { base, writes }: Log): void {
  if (base === undefined || client.getQueryData(queryKey) === undefined) return
  const value = writes.reduce<unknown>((before, { patch }) => patch(before), base)
  client.setQueryData(queryKey, value)
}

/** Whether a write on that key waits for its answer. */
export const isBeingWritten = (client: QueryClient, queryKey: QueryKey): boolean => logsOf(client).has(hashKey(queryKey))

/** Shows a write's effect on the cached value, and drops the reads of it that are under way. */
export function beginWrite(client: QueryClient, queryKey: QueryKey, patch: Patch): Write {
  const log = openLog(client, queryKey)
  const write = { patch, answered: false }
  log.writes.push(write)
  show(client, queryKey, log)
  return write
}

/**
 * Ends a write: `patch` is what the server's answer has made of the value, undefined when the write failed and its
 * effect is to be taken back. The other writes keep theirs, in their order. Reading the key anew, once none is under way,
 * is left to the caller.
 */
export function endWrite(client: QueryClient, queryKey: QueryKey, write: Write, patch: Patch | undefined): void {
  const log = logsOf(client).get(hashKey(queryKey))
  if (!log?.writes.includes(write) || write.answered) return
  if (patch) Object.assign(write, { patch, answered: true } satisfies Write)
  else log.writes = log.writes.filter((other) => other !== write)
  show(client, queryKey, log)
  if (!log.writes.every(({ answered }) => answered)) return
  log.stopHolding()
  logsOf(client).delete(hashKey(queryKey))
}
