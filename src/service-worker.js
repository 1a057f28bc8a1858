/*
 * The app's only service worker: it shows notifications, keeps the app for the next visit in live builds and, in builds with the simulator, lets MSW
 * answer the calls of the API and of the services beside it.
 */
import { openNotificationStore } from './lib/notificationStore.ts'
import { handleClick, handleMessage } from './worker/notifications.ts'
import { dropPictures, openPictures } from './worker/pictures.ts'
import { dropShell, openShell } from './worker/shell.ts'

const { scope } = self.registration
/** What the build keeps; null in the demo, and with VITE_KEEP=off. */
const keeping = import.meta.env.VITE_KEPT_FILES

if (import.meta.env.VITE_API_MODE === 'simulator') {
  const services = ['api/', 'places/', 'directions/'].map((path) => new URL(path, scope).href)
  // Files of the demo itself go straight to the network: only calls need the page's help.
  self.addEventListener('fetch', (event) => {
    if (!services.some((base) => event.request.url.startsWith(base))) event.stopImmediatePropagation()
  })
  // Where the browser can, without waking this worker or waiting for it.
  const { pathname } = new URL(scope)
  // The first is the page, which a tab asks for to learn of a newer release.
  const files = ['', 'assets/*', 'demo/*'].map((path) => ({ urlPattern: { pathname: pathname + path } }))
  self.addEventListener('install', (event) =>
    event.addRoutes?.({ condition: { or: [{ requestMode: 'navigate' }, ...files] }, source: 'network' }),
  )
  // MSW's worker unregisters itself when its last page closes, which would remove notifications that are being shown.
  Object.defineProperty(self.registration, 'unregister', { configurable: true, value: async () => false })
  // Relative to this script, so that it works under any path.
  importScripts('./mockServiceWorker.js')
}

if (keeping) {
  const shell = openShell(scope, keeping)
  const pictures = openPictures(scope, keeping.pictures)
  self.addEventListener('install', (event) => event.waitUntil(shell.install().then(() => self.skipWaiting())))
  self.addEventListener('activate', (event) => {
    const preload = self.registration.navigationPreload?.enable()
    event.waitUntil(Promise.all([preload, shell.activate(), self.clients.claim()]))
  })
  self.addEventListener('fetch', (event) => pictures.respond(event) || shell.respond(event))
} else {
  self.addEventListener('install', () => self.skipWaiting())
  self.addEventListener('activate', (event) => {
    const dropped = Promise.all([self.registration.navigationPreload?.disable(), dropShell(scope), dropPictures(scope)])
    event.waitUntil(Promise.all([dropped.catch(console.warn), self.clients.claim()]))
  })
}

const store = openNotificationStore(new URL(scope).pathname)
self.addEventListener('message', (event) => {
  event.waitUntil(handleMessage(self, store, event.data).catch(console.warn))
  // The user has signed out.
  if (event.data?.type === 'notification:forget') event.waitUntil(dropPictures(scope).catch(console.warn))
})
self.addEventListener('notificationclick', (event) => event.waitUntil(handleClick(self, store, event).catch(console.warn)))
