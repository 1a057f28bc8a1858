import { onlineManager } from '@tanstack/react-query'
import { tryOr } from '#lib/storage.ts'
import { whenIdle } from '#lib/whenIdle.ts'

/**
 * Registers the service worker, which caches the app for the next visit and shows notifications.
 * The app works without it.
 */
export function registerWorker(): void {
  // It loads the whole app, which must not take the line and the processor from the first screen.
  whenIdle(() =>
    tryOr(
      () =>
        void navigator.serviceWorker
          ?.register(`${import.meta.env.BASE_URL}service-worker.js`)
          .catch(console.warn),
      undefined,
    ),
  )
}

/**
 * Reports at the start that there is no network: the browser reports only changes. It first asks
 * the server, since some browsers are wrong about it.
 */
export function noticeOffline(): void {
  if (navigator.onLine) return
  onlineManager.setOnline(false)
  fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' }).then(
    () => onlineManager.setOnline(true),
    () => undefined,
  )
}
