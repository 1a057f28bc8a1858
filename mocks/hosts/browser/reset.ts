import type { Connection } from './connection.ts'
import { dropToken } from './session.ts'
import { APP_NAME, tryOr } from './stored.ts'

const APP = `${APP_NAME}.`
const DEMO = `${APP_NAME}-`

function clearStorage(open: () => Storage, prefixes = [APP, DEMO]): void {
  tryOr(() => {
    const storage = open()
    for (const key of Object.keys(storage))
      if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
  }, undefined)
}

/** Leaves the demo's storage alone: for a page that starts in a new world. */
export function clearAppStorage(): void {
  for (const open of [() => localStorage, () => sessionStorage]) clearStorage(open, [APP])
}

/** The worker deletes the world's. */
async function deleteDatabases(base: string): Promise<void> {
  const found = await indexedDB.databases()
  for (const { name = '' } of found)
    if (name.startsWith('suki.') && name.endsWith(` ${new URL(base).pathname}`))
      indexedDB.deleteDatabase(name)
}

async function closeNotifications(base: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(base)
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close()
}

function clearShared(base: string): void {
  clearStorage(() => localStorage)
  dropToken(base)
}

/** The app may store something before its page is unloaded. */
function stopStoring(): void {
  Storage.prototype.setItem = () => undefined
}

let isOwnReset = false

/** Follows every reset that a page of the demo requests. */
export function followResets(
  { onEvent }: Connection,
  base: string,
  reload = () => globalThis.location.reload(),
): void {
  const clear = () => {
    clearStorage(() => sessionStorage)
    // Only one page does: another may get the event when the user has already gone on.
    if (isOwnReset) clearShared(base)
  }
  onEvent(({ kind }) => {
    if (kind !== 'reset') return
    stopStoring()
    // Another page may store something before it hears of the reset.
    globalThis.addEventListener('pagehide', clear)
    clear()
    reload()
  })
}

/**
 * What was done in the demo, in all its pages: the world and what steers it, the login, all that
 * is stored or shown.
 */
export async function resetEverything({ remote }: Connection, base: string): Promise<void> {
  // Each may be refused, or not exist: there is nothing to clear then.
  await Promise.allSettled([deleteDatabases(base), closeNotifications(base)])
  isOwnReset = true
  await remote.reset()
}
