import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { attempt } from '../lib/storage.ts'

/** Runs work once the page is loaded: until then the line is the page's. */
function onceLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work)
}

/** Registers the service worker, which keeps the app for the next visit and shows notifications. The app works without it. */
export function registerWorker(): void {
  onceLoaded(() =>
    attempt(() => void navigator.serviceWorker?.register(`${import.meta.env.BASE_URL}service-worker.js`).catch(console.warn), undefined),
  )
}

/** Says from the start that there is no network, of which the browser reports only changes; unless the server can be reached, since some browsers err. */
export function noticeOffline(): void {
  if (navigator.onLine) return
  onlineManager.setOnline(false)
  fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' }).then(
    () => onlineManager.setOnline(true),
    () => undefined,
  )
}

/** Stores what the user sees of the catalogue, for the next visit. */
export function storeForNextVisit(queryClient: QueryClient): void {
  onceLoaded(() => {
    import('../api/storeSeen.ts').then(({ storeSeenOnLeave }) => storeSeenOnLeave(queryClient), console.warn)
  })
}
