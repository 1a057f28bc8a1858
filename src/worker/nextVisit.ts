import { clientsClaim, setCacheNameDetails, type WorkboxPlugin } from 'workbox-core'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import * as navigationPreload from 'workbox-navigation-preload'
import { addPlugins, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'

/** Wait for the server until the cached page is shown, seconds. */
const TIMEOUT_S = 0.1
/** The same for a reload, by which users, and the app, ask for what the server has, seconds. */
const RELOAD_TIMEOUT_S = 5
/** Cached files beside those of the first screens. */
const MAX_FILES = 150
const MAX_PICTURES = 200

const PAGE = 'index.html'
/** Addresses that are no screens: files and, on the same origin, calls. */
const files = /^[^?]*(\/api\/|\.(html|js|json|txt|xml|svg|png|ico|webp|webmanifest)($|\?))/

// Caches belong to the whole origin, which may have an app under another path.
const named = (name: string, scope: string) => `suki-${name}-${scope}`

/** Answers when the server is slow, fails or is unreachable. */
const orCachedPage: WorkboxPlugin = {
  // Otherwise the browser logs a preload response that nobody awaits.
  handlerWillStart: async ({ event }) =>
    event.waitUntil(Promise.resolve((event as FetchEvent).preloadResponse).catch(() => undefined)),
  handlerDidError: async ({ request }) => (await matchPrecache(PAGE)) ?? fetch(request),
  handlerWillRespond: async ({ response }) =>
    (response.status >= 500 && (await matchPrecache(PAGE))) || response,
}

/** Some hosts answer with their page instead of a missing file. */
const onlyFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
    return response.status === 200 && isPage === request.url.endsWith(PAGE) ? response : null
  },
}

/** Number of sign-outs since the worker was started. */
let removals = 0

/** What was requested before the last sign-out may be of a chat. */
const untilSignOut: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.removals = removals
  },
  cacheWillUpdate: async ({ response, state }) =>
    response.status === 200 && state?.removals === removals ? response : null,
}

/** Removes the app's pictures at a sign-out: some are of chats. */
export async function removePictures(scope: string): Promise<void> {
  removals += 1
  const name = named('pictures', scope)
  await new CacheExpiration(name, { maxEntries: MAX_PICTURES }).delete()
  await caches.delete(name)
}

export async function removeAll(scope: string): Promise<void> {
  await removePictures(scope)
  const names = (await caches.keys()).filter(
    (name) => name.startsWith('suki-') && name.endsWith(`-${scope}`),
  )
  await Promise.all(names.map((name) => caches.delete(name)))
}

const pageWithin = (networkTimeoutSeconds: number) =>
  new NetworkOnly({ networkTimeoutSeconds, plugins: [orCachedPage] })

/**
 * Prefers the server's page when it comes soon: a release, or its withdrawal, reaches everybody at
 * once.
 */
function routePages(): void {
  const [visit, reload] = [pageWithin(TIMEOUT_S), pageWithin(RELOAD_TIMEOUT_S)]
  registerRoute(
    new NavigationRoute(
      (options) => (options.request.cache === 'default' ? visit : reload).handle(options),
      { denylist: [files] },
    ),
  )
}

/** A file has a hash in its name, and never changes. */
function cacheFiles(scope: string): void {
  const assets = new CacheFirst({
    cacheName: named('files', scope),
    matchOptions: { ignoreVary: true },
    plugins: [onlyFiles, new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true })],
  })
  registerRoute(({ url }) => url.href.startsWith(`${scope}assets/`), assets)
}

/** Pictures never change under their address. */
function cachePictures(scope: string, origins: readonly string[]): void {
  const pictures = new CacheFirst({
    cacheName: named('pictures', scope),
    matchOptions: { ignoreVary: true },
    // Browsers count a file that the app can't read as some megabytes.
    fetchOptions: { mode: 'cors', credentials: 'omit' },
    plugins: [
      untilSignOut,
      new ExpirationPlugin({ maxEntries: MAX_PICTURES, purgeOnQuotaError: true }),
      { handlerDidError: async ({ request }) => fetch(request) },
    ],
  })
  registerRoute(
    ({ request, url }) => request.destination === 'image' && origins.includes(url.origin),
    pictures,
  )
}

/**
 * Caches the app at `scope` for the next visit.
 * @param entries its page and the files of its first screens: all of them or none
 * @param origins of the marketplace's pictures
 */
export function cacheForNextVisit(
  scope: string,
  entries: PrecacheEntry[],
  origins: readonly string[],
): void {
  setCacheNameDetails({ prefix: 'suki' })
  clientsClaim()
  navigationPreload.enable()
  addPlugins([onlyFiles])
  // Added first, since the first route that fits answers.
  routePages()
  // Options leave out the app's own address, where a tab asks for a newer release.
  precacheAndRoute(entries, { directoryIndex: '', cleanURLs: false })
  cacheFiles(scope)
  cachePictures(scope, origins)
}
