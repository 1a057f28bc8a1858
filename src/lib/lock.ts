import { APP_NAME } from './storage.ts'
import { wait } from './waiting.ts'

/** How long other tabs, which are other processes, may take to see a write to the storage, ms. */
const VISIBLE_AFTER_MS = 50

/** Number of works under a lock, or waiting for one, in this tab. */
let locked = 0
/** The last task of this tab by name. */
const queues = new Map<string, Promise<unknown>>()

function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const mine = (queues.get(name) ?? Promise.resolve()).then(work)
  queues.set(
    name,
    mine.catch(() => undefined),
  )
  return mine
}

/**
 * Runs work under a lock by name, exclusive across tabs; a closed tab releases its lock. In a
 * browser that refuses locks, and so also the shared storage, it is exclusive in this tab.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  let begun = false
  locked += 1
  try {
    return await navigator.locks.request(`${APP_NAME}.${name}`, async () => {
      begun = true
      // The last holder's writes must be visible here.
      await wait(VISIBLE_AFTER_MS)
      return work()
    })
  } catch (error) {
    if (begun) throw error
    return await inTurn(name, work)
  } finally {
    locked -= 1
  }
}

export const isLocked = (): boolean => locked > 0
