import { onlineManager } from '@tanstack/react-query'
import { tryOr } from '#lib/storage.ts'
import { whenIdle } from '#lib/whenIdle.ts'

/** Registers the worker for the next visit and notifications; the app works without it. */
export function registerWorker(): void {
  // It loads the whole app, and must not delay the first screen.
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

/** Browsers report only changes, and some are wrong, so the server is asked. */
export function noticeOffline(): void {
  if (navigator.onLine) return
  onlineManager.setOnline(false)
  fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' }).then(
    () => onlineManager.setOnline(true),
    () => undefined,
  )
}
