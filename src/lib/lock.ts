import { APP_NAME } from './storage.ts'
import { wait } from './waiting.ts'

/** Maximum delay until other tabs, which are separate processes, see a write to the storage, ms. */
const VISIBLE_AFTER_MS = 50

/** Works under a lock that this tab has begun, or waits to begin. */
let locked = 0
/** The last task of this tab under each name. */
const queues = new Map<string, Promise<unknown>>()

/** Runs the tasks of this tab under one name one after another. */
function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const mine = (queues.get(name) ?? Promise.resolve()).then(work)
  queues.set(
    name,
    mine.catch(() => undefined),
  )
  return mine
}

/**
 * Runs work under a lock by name, which is exclusive in this tab and across tabs. A tab that is
 * closed or killed releases its lock. In a browser that refuses locks, as it refuses the storage
 * that tabs share, it is exclusive in this tab.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  let begun = false
  locked += 1
  try {
    return await navigator.locks.request(`${APP_NAME}.${name}`, async () => {
      begun = true
      // Waits until the last holder's writes to the storage are visible here.
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

/** Whether this tab does, or waits to do, work under a lock. */
export const isLocked = (): boolean => locked > 0
