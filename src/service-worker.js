/* The app's only service worker: it shows notifications and, in builds with the simulator, lets MSW answer the calls of the API and of the services beside it. */
import { openNotificationStore } from './lib/notificationStore.ts'
import { handleClick, handleMessage } from './worker/notifications.ts'

if (import.meta.env.VITE_API_MODE === 'simulator') {
  const services = ['api/', 'places/', 'directions/'].map((path) => new URL(path, self.registration.scope).href)
  // Files of the demo itself go straight to the network: only calls need the page's help.
  self.addEventListener('fetch', (event) => {
    if (!services.some((base) => event.request.url.startsWith(base))) event.stopImmediatePropagation()
  })
  // MSW's worker unregisters itself when its last page closes, which would remove notifications that are being shown.
  Object.defineProperty(self.registration, 'unregister', { configurable: true, value: async () => false })
  // Relative to this script, so that it works under any path.
  importScripts('./mockServiceWorker.js')
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const store = openNotificationStore(new URL(self.registration.scope).pathname)
self.addEventListener('message', (event) => event.waitUntil(handleMessage(self, store, event.data).catch(console.warn)))
self.addEventListener('notificationclick', (event) => event.waitUntil(handleClick(self, store, event).catch(console.warn)))
