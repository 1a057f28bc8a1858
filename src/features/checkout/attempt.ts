import * as z from 'zod/mini'
import { sentOrder } from './sentOrder.ts'

const choices = z.object({
  /** Shop id → how its order reaches the buyer; shops that are not named are picked up from. */
  deliveries: z.record(z.string(), z.enum(['PICKUP', 'DELIVERY'])),
  /** Empty for the default address. */
  addressId: z.string(),
  payment: z.enum(['cod', 'gcash']),
  instructions: z.string(),
})
const attempt = z.object({
  /** Sent with the order: the server never orders twice for one key. */
  key: z.string(),
  choices: z.optional(choices),
  sent: z.optional(sentOrder),
  placed: z.optional(z.object({ ids: z.array(z.string()), payUrl: z.nullable(z.string()) })),
})
const store = z.array(z.tuple([z.string(), attempt]))

/** What the buyer chose in the form. */
export type Choices = z.infer<typeof choices>
/** One checkout of one selection; all tabs share it, and it survives a reload. */
export type Attempt = z.infer<typeof attempt>

/** Where the browser keeps the checkouts. */
export const STORE = 'suki.checkouts'
/** Older checkouts are forgotten. */
const KEPT = 8

function readAll(): z.infer<typeof store> {
  try {
    const parsed = store.safeParse(JSON.parse(localStorage.getItem(STORE) ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

function write(id: string, next: Attempt): void {
  try {
    localStorage.setItem(STORE, JSON.stringify([[id, next], ...readAll().filter(([other]) => other !== id)].slice(0, KEPT)))
  } catch (error) {
    // A full or forbidden storage costs only the resuming after a reload.
    console.warn('The checkout could not be kept', error)
  }
}

const nameOf = (userId: string, state: string) => `${userId}:${state}`

/** Starts a new attempt for a selection, though an older one may have been placed. */
export function beginAttempt(userId: string, state: string, kept?: Choices): Attempt {
  const begun: Attempt = { key: crypto.randomUUID(), choices: kept }
  write(nameOf(userId, state), begun)
  return begun
}

/** The attempt under way or placed for a selection; a new one when there is none. */
export function readAttempt(userId: string, state: string): Attempt {
  return readAll().find(([id]) => id === nameOf(userId, state))?.[1] ?? beginAttempt(userId, state)
}

/** Notes what has become of an attempt. Another tab may have noted something too: that stays. */
export function updateAttempt(userId: string, state: string, key: string, change: Partial<Attempt>): void {
  const present = readAll().find(([id]) => id === nameOf(userId, state))?.[1]
  // A newer attempt has taken its place.
  if (present && present.key !== key) return
  write(nameOf(userId, state), { key, ...present, ...change })
}
