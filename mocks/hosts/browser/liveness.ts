/**
 * Pages and workers may end without a word. Each holds a lock while it lives, and whoever cares about it waits for
 * that lock. Without the Locks API (an insecure origin) nobody's end is noticed, which only costs memory.
 */
const locks = (): LockManager | undefined => globalThis.navigator?.locks

/** Holds a lock of this name for as long as this page or worker lives. */
export function holdLock(name: string): Promise<void> {
  return new Promise((resolve) => {
    const held = () => {
      resolve()
      return new Promise<never>(() => {})
    }
    if (!locks()) return resolve()
    locks()
      ?.request(name, held)
      .catch(() => resolve())
  })
}

/** Holds a lock for as long as this page lives if nobody else does; answers whether it does. Without locks, it does. */
export function holdIfFree(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    if (!locks()) return resolve(true)
    locks()
      ?.request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock ? new Promise<never>(() => {}) : undefined
      })
      .catch(() => resolve(true))
  })
}

/** Calls `work` once the holder of a lock has ended. */
export function whenFree(name: string, work: () => void): void {
  locks()
    ?.request(name, () => work())
    .catch(() => {})
}

/** Takes a lock from whoever holds it; `onLost` is called when it is taken again by another. */
export function takeOver(name: string, onLost: () => void): void {
  locks()
    ?.request(name, { steal: true }, () => new Promise<never>(() => {}))
    .catch(onLost)
}
