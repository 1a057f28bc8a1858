/* The app's only service worker: it has notifications, the next visit's files in live builds, and
   the simulator's answers. */
import type { PrecacheEntry } from 'workbox-precaching'
import { openNotificationStore } from '#domain/notificationStore.ts'
import { cacheForNextVisit, removeAll, removePictures } from './worker/nextVisit.ts'
import { handleClick, handleMessage } from './worker/notifications.ts'
import { answerCalls } from './worker/simulator.ts'

/** The build writes the list of files (scripts/vite/serviceWorker.ts). */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

const { scope } = self.registration

if (import.meta.env.VITE_API_MODE === 'simulator') answerCalls(self)

// A release takes over at once, so that it can repair the one before it.
self.addEventListener('install', () => void self.skipWaiting())
if (import.meta.env.VITE_API_MODE === 'live' && import.meta.env.VITE_KEEP !== 'off') {
  const hosts = [
    import.meta.env.VITE_API_HOST,
    import.meta.env.VITE_FILES_URL || import.meta.env.VITE_API_HOST,
  ]
  cacheForNextVisit(
    scope,
    self.__WB_MANIFEST,
    hosts.map((address) => new URL(address).origin),
  )
} else {
  self.addEventListener('activate', (event) => {
    const removed = Promise.all([self.registration.navigationPreload?.disable(), removeAll(scope)])
    event.waitUntil(Promise.all([removed.catch(console.warn), self.clients.claim()]))
  })
}

const store = openNotificationStore(new URL(scope).pathname)
self.addEventListener('message', (event) => {
  event.waitUntil(handleMessage(self, store, event.data).catch(console.warn))
  if (event.data?.type === 'notification:forget')
    event.waitUntil(removePictures(scope).catch(console.warn))
})
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(handleClick(self, store, event).catch(console.warn)),
)
