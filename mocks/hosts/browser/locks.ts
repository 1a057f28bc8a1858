/**
 * A page or worker holds a lock while it runs: its release tells that it has ended. Where the
 * browser refuses locks, an end is not noticed.
 */

/** Rejects, rather than throws, where the browser refuses even `navigator.locks`. */
const request = async (
  name: string,
  options: LockOptions,
  work: (lock: Lock | null) => Promise<void> | void,
): Promise<void> => navigator.locks.request(name, options, work)

/** Holds it until this page or worker ends; resolves once it has the lock. */
export const holdLock = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const held = () => {
      resolve()
      return forever()
    }
    request(name, {}, held).catch(() => resolve())
  })

const forever = () => new Promise<never>(() => {})

/**
 * Resolves with whether this page has it from now on. Where the browser refuses locks, it counts
 * as taken.
 */
export const tryHoldLock = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock ? forever() : undefined
    }
    request(name, { ifAvailable: true }, hold).catch(() => resolve(true))
  })

export const onLockReleased = (name: string, work: () => void): void =>
  void request(name, {}, work).catch(() => {})

/** `onLost` is called when another takes it in turn. */
export function stealLock(name: string, onLost: () => void): void {
  // Any other error: the browser gives no locks.
  const lost = (error: unknown) =>
    error instanceof DOMException && error.name === 'AbortError' && onLost()
  request(name, { steal: true }, forever).catch(lost)
}
