import { useSyncExternalStore } from 'react'

/** Whether this browser may show notifications of the app; `unsupported` where it can't. */
export type Permission = NotificationPermission | 'unsupported'

const read = (): Permission =>
  'Notification' in globalThis && 'serviceWorker' in navigator
    ? Notification.permission
    : 'unsupported'
const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

/**
 * Watches the site's settings, in which the user may change the permission. Returns a function that
 * stops it.
 */
function watchSettings(): () => void {
  const controller = new AbortController()
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', notify, { signal: controller.signal }))
    .catch(console.warn)
  return () => controller.abort()
}

function subscribe(listener: () => void): () => void {
  const stop = watchSettings()
  listeners.add(listener)
  return () => {
    stop()
    listeners.delete(listener)
  }
}

/** The permission; the component rerenders when it changes. */
export const usePermission = (): Permission => useSyncExternalStore(subscribe, read)

/**
 * Lets the browser ask the user. Call it on a press only: browsers block sites that ask unprompted.
 */
export async function requestPermission(): Promise<Permission> {
  await Notification.requestPermission()
  notify()
  return read()
}
