/** How long a closed tab keeps its lock at most, ms. */
const RELEASED_AFTER_MS = 200

/**
 * Counts the tabs in which this function was called with the same name, until each calls the returned `leave` or is closed, also by a
 * crash. `alone` tells without waiting whether this is the only one, as far as is known; true where the browser has no Web Locks.
 */
export function joinTabs(name: string): { alone: () => boolean; leave: () => void } {
  if (!('locks' in navigator)) return { alone: () => true, leave: () => undefined }
  const lock = `suki.tabs.${name}`
  const channel = new BroadcastChannel(`suki-tabs ${name}`)
  let count = 1
  let release: () => void = () => undefined
  const read = async () => {
    const { held = [] } = await navigator.locks.query()
    count = held.filter((one) => one.name === lock).length
  }
  const recount = () => void setTimeout(() => void read().catch(() => undefined), RELEASED_AFTER_MS)

  void navigator.locks.request(lock, { mode: 'shared' }, () => {
    void read()
    channel.postMessage('joined')
    return new Promise<void>((resolve) => (release = resolve))
  })
  const bye = () => channel.postMessage('left')
  channel.addEventListener('message', recount)
  document.addEventListener('visibilitychange', recount)
  globalThis.addEventListener('pagehide', bye)

  return {
    alone: () => count <= 1,
    leave() {
      bye()
      release()
      document.removeEventListener('visibilitychange', recount)
      globalThis.removeEventListener('pagehide', bye)
      channel.close()
    },
  }
}
