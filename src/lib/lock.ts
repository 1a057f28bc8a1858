import { now } from './clock.ts'
import { type StoredValue, storedValue } from './storage.ts'
import { wait } from './waiting.ts'

/** Maximum delay until other tabs, which are separate processes, see a write to the storage, ms. */
const VISIBLE_AFTER_MS = 50
/** Without Web Locks: validity of a lease that is not renewed, ms. */
const LEASE_MS = 90_000
const RENEW_MS = 20_000
const ASK_AGAIN_MS = 500

interface Lease {
  owner: string
  /** When it expires unless it is renewed, ms since the epoch. */
  until: number
}

/** Works under a lock that this tab has begun, or waits to begin. */
let locked = 0
/** Id of this tab among the user's tabs. */
const me = String(Math.random())
const leases = new Map<string, StoredValue<Lease>>()

function leaseOf(name: string): StoredValue<Lease> {
  const parse = (value: unknown) => {
    const { owner, until } = (value ?? {}) as Partial<Lease>
    return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : undefined
  }
  const lease =
    leases.get(name) ?? storedValue({ name: `lock.${name}`, version: 1, area: 'local', parse })
  leases.set(name, lease)
  return lease
}

/** Takes a free lease, and checks a moment later whether another tab took it at the same time. */
async function take(lease: StoredValue<Lease>): Promise<boolean> {
  const present = lease.read()
  if (present && present.until > now()) return false
  // Where the browser stores nothing, other tabs can't see a lease.
  if (!lease.write({ owner: me, until: now() + LEASE_MS })) return true
  await wait(VISIBLE_AFTER_MS)
  return lease.read()?.owner === me
}

/** The last task of this tab under each name. */
const queues = new Map<string, Promise<unknown>>()

/**
 * Runs the tasks of this tab under one name one after another, also where the storage can't hold a
 * lease.
 */
function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const mine = (queues.get(name) ?? Promise.resolve()).then(work)
  queues.set(
    name,
    mine.catch(() => undefined),
  )
  return mine
}

async function withLease<T>(name: string, work: () => Promise<T>): Promise<T> {
  const lease = leaseOf(name)
  while (!(await take(lease))) await wait(ASK_AGAIN_MS)
  const renewal = setInterval(() => lease.write({ owner: me, until: now() + LEASE_MS }), RENEW_MS)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    lease.remove()
  }
}

/**
 * Runs work under a lock by name, which is exclusive in this tab and across tabs. A tab that is
 * closed or killed releases its lock. Without Web Locks (on pages that are not served securely, or
 * may store nothing) it uses a lease in the storage, which takes longer to take over from a killed
 * tab.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  let held = false
  locked += 1
  try {
    return await navigator.locks.request(`suki.${name}`, async () => {
      held = true
      // Waits until the last holder's writes to the storage are visible here.
      await wait(VISIBLE_AFTER_MS)
      return work()
    })
  } catch (error) {
    // Without the lock nothing was done: the browser has no Web Locks, or refuses them.
    if (held) throw error
    return await inTurn(name, () => withLease(name, work))
  } finally {
    locked -= 1
  }
}

/** Whether this tab does, or waits to do, work under a lock. */
export const isLocked = (): boolean => locked > 0
