import { type Selection, selectionId } from '#domain/selection.ts'
import { type StoredSignal, storedSignal } from '#lib/storage.ts'
import { z } from '#lib/zod.ts'
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
/** Older checkouts are removed, finished ones first. */
const MAX_STORED = 12

export interface AttemptStore {
  /** The selection's id. */
  readonly id: string
  /** Name of the attempt's lock. */
  readonly name: string
  /** A signal's value; undefined after a sign-out or its removal. */
  readonly value: Attempt | undefined
  /** Reads without rerenders. */
  read: () => Attempt | undefined
  /** Returns the new attempt. */
  dispatch: (event: Event) => Attempt | undefined
  /**
   * Calls `listener` on changes in any tab.
   * @returns unsubscribes
   */
  subscribe: (listener: () => void) => () => void
  /** A page that is loaded again finds it. */
  isStored: () => boolean
  others: () => AttemptStore[]
}

const parsed =
  <T>(schema: z.ZodMiniType<T>) =>
  (value: unknown): T | undefined => {
    const result = schema.safeParse(value)
    return result.success ? result.data : undefined
  }

/** Names, `{user id}.{selection id}`, latest first. */
const index = storedSignal({
  name: 'checkouts',
  version: VERSION,
  parse: parsed(z.array(z.string())),
})
const values = new Map<string, StoredSignal<Attempt>>()

function valueOf(name: string): StoredSignal<Attempt> {
  const value =
    values.get(name) ??
    storedSignal({
      name: `checkout.${name}`,
      version: VERSION,
      parse: parsed(attemptSchema),
    })
  values.set(name, value)
  return value
}
const read = (name: string) => valueOf(name).read()

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
    get value() {
      return valueOf(name).value
    },
    read: valueOf(name).read,
    dispatch(event) {
      const now = read(name)
      const next = now && reduce(now, event)
      if (next && next !== now) valueOf(name).write(next)
      return next
    },
    subscribe: valueOf(name).subscribe,
    isStored: valueOf(name).isStored,
    others: () => attemptsOf(userId).filter((other) => other.id !== id),
  }
}

/**
 * Opens the attempt that this browser has for the cart's selection or a list's occurrence, or a new
 * one.
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
    valueOf(name).write(newAttempt(crypto.randomUUID(), selection, start))
  remember(name)
  const store = storeOf(name)
  store.dispatch({ type: 'opened', selection })
  return store
}

/** Finds it by its selection's id; null when this browser has none. */
export function findAttempt(userId: string, id: string): AttemptStore | null {
  const name = `${userId}.${id}`
  return read(name) ? storeOf(name) : null
}

/** Lists them latest first. */
export const attemptsOf = (userId: string): AttemptStore[] =>
  (index.read() ?? []).filter((name) => name.startsWith(`${userId}.`) && read(name)).map(storeOf)

/** The attempt that placed it; undefined when this browser has none. */
export const attemptOfOrder = (userId: string, orderId: string): AttemptStore | undefined =>
  attemptsOf(userId).find((store) => {
    const progress = store.read()?.progress
    return progress && isOrdered(progress) && progress.orderIds.includes(orderId)
  })
