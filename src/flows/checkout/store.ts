import { type Selection, selectionId } from '#domain/selection.ts'
import { type StoredValue, storedValue } from '#lib/storage.ts'
import { z } from '#lib/zod.ts'
import { onForget } from '#state/personal.ts'
import {
  type Attempt,
  attemptSchema,
  isEditable,
  isOrdered,
  newAttempt,
  type Start,
} from './attempt.ts'
import { type Event, reduce } from './reducer.ts'

/** Increase it when the shape of an attempt changes. */
const VERSION = 2
/** Maximum number of stored checkouts. Older ones are removed, finished ones first. */
const MAX_STORED = 12

/** The store of an attempt's state. */
export interface AttemptStore {
  /** The id of its selection. */
  readonly id: string
  /** Name of the attempt's lock. */
  readonly name: string
  /** Undefined when the user has signed out, or the attempt was removed. */
  read: () => Attempt | undefined
  /** Applies an event to the stored attempt and returns the new one. */
  dispatch: (event: Event) => Attempt | undefined
  /** Calls `listener` on every change in any tab. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** Whether the browser stores it, so that a page that is loaded again finds it. */
  isStored: () => boolean
  /** The user's other attempts. */
  others: () => AttemptStore[]
}

const parsed =
  <T>(schema: z.ZodMiniType<T>) =>
  (value: unknown): T | undefined => {
    const result = schema.safeParse(value)
    return result.success ? result.data : undefined
  }

/** Names of the attempts, latest first: `{user id}.{selection id}`. */
const index = storedValue({
  name: 'checkouts',
  version: VERSION,
  area: 'local',
  parse: parsed(z.array(z.string())),
})
const values = new Map<string, StoredValue<Attempt>>()
/** Attempts that a full or forbidden storage has refused: in memory, until the page is left. */
const unstored = new Map<string, Attempt>()
const listeners = new Map<string, Set<() => void>>()
onForget(() => unstored.clear())

function valueOf(name: string): StoredValue<Attempt> {
  const value =
    values.get(name) ??
    storedValue({
      name: `checkout.${name}`,
      version: VERSION,
      area: 'local',
      parse: parsed(attemptSchema),
    })
  values.set(name, value)
  return value
}
const read = (name: string) => unstored.get(name) ?? valueOf(name).read()

function write(name: string, attempt: Attempt): void {
  unstored.delete(name)
  if (valueOf(name).write(attempt)) return
  unstored.set(name, attempt)
  listeners.get(name)?.forEach((listener) => listener())
}

function subscribe(name: string, listener: () => void): () => void {
  const own = listeners.get(name) ?? new Set()
  listeners.set(name, own.add(listener))
  const stop = valueOf(name).subscribe(listener)
  return () => {
    own.delete(listener)
    stop()
  }
}

const isIdle = (name: string) => {
  const progress = read(name)?.progress
  return (
    !progress ||
    isEditable(progress) ||
    progress.phase === 'placed' ||
    (progress.phase === 'unpaid' && progress.returned)
  )
}

function remember(name: string): void {
  const names = [name, ...(index.read() ?? []).filter((other) => other !== name)]
  for (const old of names.slice(1).reverse()) {
    if (names.length <= MAX_STORED) break
    if (!isIdle(old)) continue
    names.splice(names.indexOf(old), 1)
    valueOf(old).remove()
  }
  index.write(names)
}

function storeOf(name: string): AttemptStore {
  const [userId = '', id = ''] = name.split('.')
  return {
    id,
    name: `checkout.${name}`,
    read: () => read(name),
    dispatch(event) {
      const now = read(name)
      const next = now && reduce(now, event)
      if (next && next !== now) write(name, next)
      return next
    },
    subscribe: (listener) => subscribe(name, listener),
    isStored: () => !unstored.has(name),
    others: () => attemptsOf(userId).filter((other) => other.id !== id),
  }
}

/**
 * Opens the attempt for a selection, of the cart or of one occurrence of a scheduled list: the one
 * that this browser has, or a new one.
 */
export function openAttempt(
  userId: string,
  selection: Selection,
  start: Start = { occurrence: null },
): AttemptStore {
  const { occurrence } = start
  const name = `${userId}.${selectionId(selection, occurrence ? `${occurrence.scheduleId}@${occurrence.due}` : '')}`
  const { phase } = read(name)?.progress ?? {}
  const isOver = phase === 'placed' || phase === 'unpaid'
  if (!phase || (isOver && start.again))
    write(name, newAttempt(crypto.randomUUID(), selection, start))
  remember(name)
  const store = storeOf(name)
  store.dispatch({ type: 'opened', selection })
  return store
}

/** The attempt by the id of its selection; null when this browser has none. */
export function findAttempt(userId: string, id: string): AttemptStore | null {
  const name = `${userId}.${id}`
  return read(name) ? storeOf(name) : null
}

/** All stored attempts of the user, latest first. */
export const attemptsOf = (userId: string): AttemptStore[] =>
  (index.read() ?? []).filter((name) => name.startsWith(`${userId}.`) && read(name)).map(storeOf)

/** The attempt that placed an order; undefined when this browser has none. */
export const attemptOfOrder = (userId: string, orderId: string): AttemptStore | undefined =>
  attemptsOf(userId).find((store) => {
    const progress = store.read()?.progress
    return progress && isOrdered(progress) && progress.orderIds.includes(orderId)
  })
