import { attempt } from './attempt.ts'

/**
 * Pages and workers may end without notice. Each holds a Web Lock while it runs; when the lock is released, the other side
 * knows that it has ended. Without the Locks API (an insecure origin) an end is not noticed, which only costs memory.
 */
const locks = () => attempt((): LockManager | undefined => globalThis.navigator?.locks, undefined)

const forever = () => new Promise<never>(() => {})

/** Holds a lock until this page or worker ends; resolves once it is held. */
export function holdLock(name: string): Promise<void> {
  return new Promise((resolve) => {
    const held = () => {
      resolve()
      return forever()
    }
    if (!locks()) return resolve()
    locks()
      ?.request(name, held)
      .catch(() => resolve())
  })
}

/** Holds a lock until this page ends, if it is free; resolves with whether it is held. Without the Locks API it counts as held. */
export function tryHoldLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    if (!locks()) return resolve(true)
    locks()
      ?.request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock ? forever() : undefined
      })
      .catch(() => resolve(true))
  })
}

/** Calls `work` once the holder of a lock has ended. */
export function onLockReleased(name: string, work: () => void): void {
  locks()
    ?.request(name, () => work())
    .catch(() => {})
}

/** Takes a lock from its holder; `onLost` is called when another page or worker takes it in turn. */
export function stealLock(name: string, onLost: () => void): void {
  locks()
    ?.request(name, { steal: true }, forever)
    // Any other error means that the browser gives no locks.
    .catch((error: unknown) => error instanceof DOMException && error.name === 'AbortError' && onLost())
}
