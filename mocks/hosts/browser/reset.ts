import type { Connection } from './connection.ts'
import { dropToken } from './session.ts'
import { APP_NAME } from './stored.ts'
import { tryOr } from './tryOr.ts'

/** What the names of all that the app has stored begin with, and of what the demo has. */
const APP = `${APP_NAME}.`
const DEMO = `${APP_NAME}-`

function clearStorage(open: () => Storage, prefixes = [APP, DEMO]): void {
  tryOr(() => {
    const storage = open()
    for (const key of Object.keys(storage))
      if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
  }, undefined)
}

/**
 * Drops what the app has stored, and nothing of the demo: for a page that starts in a new world, to
 * which none of it belongs.
 */
export function clearAppStorage(): void {
  for (const open of [() => localStorage, () => sessionStorage]) clearStorage(open, [APP])
}

/** Deletes the app's own databases; the world's is the worker's part. */
async function deleteDatabases(base: string): Promise<void> {
  const found = await indexedDB.databases()
  for (const { name = '' } of found)
    if (name.startsWith('suki.') && name.endsWith(` ${new URL(base).pathname}`))
      indexedDB.deleteDatabase(name)
}

/** Closes what the browser shows outside of the page. */
async function closeNotifications(base: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(base)
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close()
}

/** Clears what all pages of the demo share: the storage and the login cookie. */
function clearShared(base: string): void {
  clearStorage(() => localStorage)
  dropToken(base)
}

/** From now on nothing is stored, whatever the app does before its page is unloaded. */
function stopStoring(): void {
  Storage.prototype.setItem = () => undefined
}

let isOwnReset = false

/**
 * Resets this page with every reset that a page of the demo requests. `reload` loads the page
 * again.
 */
export function followResets(
  { onEvent }: Connection,
  base: string,
  reload = () => globalThis.location.reload(),
): void {
  const clear = () => {
    clearStorage(() => sessionStorage)
    // By one page only: another may get the event later, when the user has already gone on.
    if (isOwnReset) clearShared(base)
  }
  onEvent(({ kind }) => {
    if (kind !== 'reset') return
    stopStoring()
    // Another page may have stored something before it has heard of the reset.
    globalThis.addEventListener('pagehide', clear)
    clear()
    reload()
  })
}

/**
 * Drops everything that was done in the demo, in all its pages: the world and what steers it, the
 * login, all that is stored or shown.
 */
export async function resetEverything({ remote }: Connection, base: string): Promise<void> {
  // Each of these may be refused, or not exist at all: there is nothing to clear then.
  await Promise.allSettled([deleteDatabases(base), closeNotifications(base)])
  isOwnReset = true
  await remote.reset()
}
