import { APP_NAME, tryOr } from './storage.ts'

/** How long a closed tab may still have its lock, ms. */
const RELEASED_AFTER_MS = 200

/**
 * Counts the tabs that have called it with this name, until they call `leave` or are closed.
 * `alone`: whether this seems to be the only one; true where the browser refuses locks.
 */
export function joinTabs(name: string): { alone: () => boolean; leave: () => void } {
  const lock = `${APP_NAME}.tabs.${name}`
  const channel = tryOr(() => new BroadcastChannel(`${APP_NAME}-tabs ${name}`), null)
  const left = new AbortController()
  let count = 1
  const read = async () => {
    const { held = [] } = await navigator.locks.query()
    count = held.filter((one) => one.name === lock).length
  }
  const recount = () => void setTimeout(() => void read().catch(() => undefined), RELEASED_AFTER_MS)

  const holdLock = () => {
    void read().catch(() => undefined)
    channel?.postMessage('joined')
    return new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve()))
  }
  const join = async () =>
    navigator.locks.request(lock, { mode: 'shared', signal: left.signal }, holdLock)
  // It rejects when refused, and when this tab leaves before it has the lock.
  join().catch(() => undefined)
  const bye = () => channel?.postMessage('left')
  channel?.addEventListener('message', recount)
  document.addEventListener('visibilitychange', recount, left)
  globalThis.addEventListener('pagehide', bye, left)

  return {
    alone: () => count <= 1,
    leave() {
      bye()
      left.abort()
      channel?.close()
    },
  }
}
