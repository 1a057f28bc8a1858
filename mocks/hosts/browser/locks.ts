import { tryOr } from './tryOr.ts'
import { type ChannelLocks, openChannelLocks } from './channelLocks.ts'

/** A name that no other page or worker has. An insecure origin has no `crypto.randomUUID`. */
export const newName = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * Pages and workers may end without notice. Each holds a lock while it runs; when the lock is
 * released, the other side knows that it has ended. Without the Locks API (an insecure origin) they
 * ask each other; where the browser gives no channel either, an end is not noticed.
 */
const locks = () => tryOr((): LockManager | undefined => globalThis.navigator?.locks, undefined)

let opened: ChannelLocks | null | undefined
function channelLocks(): ChannelLocks | null {
  opened ??= tryOr(() => openChannelLocks(new BroadcastChannel('suki-locks'), newName()), null)
  return opened
}

/** Holds a lock until this page or worker ends; resolves once it is held. */
export function holdLock(name: string): Promise<void> {
  return new Promise((resolve) => {
    const held = () => {
      resolve()
      return forever()
    }
    const manager = locks()
    if (manager) return void manager.request(name, held).catch(() => resolve())
    channelLocks()?.hold(name)
    resolve()
  })
}

const forever = () => new Promise<never>(() => {})

/**
 * Holds a lock until this page ends, if it is free; resolves with whether it is held. Without locks
 * of any kind it counts as held.
 */
export function tryHoldLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const manager = locks()
    if (!manager) return resolve(channelLocks()?.tryHold(name) ?? true)
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock ? forever() : undefined
    }
    manager.request(name, { ifAvailable: true }, hold).catch(() => resolve(true))
  })
}

/** Calls `work` once the holder of a lock has ended. */
export function onLockReleased(name: string, work: () => void): void {
  const manager = locks()
  if (manager) manager.request(name, () => work()).catch(() => {})
  else channelLocks()?.onReleased(name, work)
}

/**
 * Takes a lock from its holder; `onLost` is called when another page or worker takes it in turn.
 */
export function stealLock(name: string, onLost: () => void): void {
  const manager = locks()
  // Any other error means that the browser gives no locks.
  const lost = (error: unknown) =>
    error instanceof DOMException && error.name === 'AbortError' && onLost()
  if (manager) manager.request(name, { steal: true }, forever).catch(lost)
  else channelLocks()?.steal(name, onLost)
}
