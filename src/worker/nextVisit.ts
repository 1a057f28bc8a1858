import { clientsClaim, setCacheNameDetails, type WorkboxPlugin } from 'workbox-core'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import * as navigationPreload from 'workbox-navigation-preload'
import { addPlugins, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'

/** How long the server may take to answer with the page before the kept one is shown, seconds. */
const PATIENCE_S = 0.1
/** The same for a reload, by which a user asks for what the server has, and the app for a newer release, seconds. */
const RELOAD_PATIENCE_S = 5
/** Parts of the app that are kept beside its first screens, once they were used. */
const MOST_FILES = 150
const MOST_PICTURES = 200

const PAGE = 'index.html'
/** Addresses below the app's own that are no screens: its files and, where the API has the same origin, answers of that. */
const files = /^[^?]*(\/api\/|\.(html|js|json|txt|xml|svg|png|ico|webp|webmanifest)($|\?))/

// Names of caches belong to the whole origin, which may have an app under another path.
const named = (name: string, scope: string) => `suki-${name}-${scope}`

/** Shows the kept page where the server is late, in trouble or out of reach. */
const orKeptPage: WorkboxPlugin = {
  // Otherwise the browser reports an answer for which nobody waits any more.
  handlerWillStart: async ({ event }) => event.waitUntil(Promise.resolve((event as FetchEvent).preloadResponse).catch(() => undefined)),
  handlerDidError: async ({ request }) => (await matchPrecache(PAGE)) ?? fetch(request),
  handlerWillRespond: async ({ response }) => (response.status >= 500 && (await matchPrecache(PAGE))) || response,
}

/** Keeps whole files only: some hosts answer with their page in place of a file that is missing. */
const onlyFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
    return response.status === 200 && isPage === request.url.endsWith(PAGE) ? response : null
  },
}

/** How often the kept pictures were removed since the worker was started. */
let removals = 0

/** Keeps no picture that was asked for before the last sign-out: it may be of a chat. */
const untilSignOut: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.removals = removals
  },
  cacheWillUpdate: async ({ response, state }) => (response.status === 200 && state?.removals === removals ? response : null),
}

/** Removes the kept pictures of the app at `scope`, at a sign-out: some are of chats. */
export async function removePictures(scope: string): Promise<void> {
  removals += 1
  const name = named('pictures', scope)
  await new CacheExpiration(name, { maxEntries: MOST_PICTURES }).delete()
  await caches.delete(name)
}

/** Removes all that is kept of the app at `scope`. */
export async function removeAll(scope: string): Promise<void> {
  await removePictures(scope)
  const names = (await caches.keys()).filter((name) => name.startsWith('suki-') && name.endsWith(`-${scope}`))
  await Promise.all(names.map((name) => caches.delete(name)))
}

const pageWithin = (networkTimeoutSeconds: number) => new NetworkOnly({ networkTimeoutSeconds, plugins: [orKeptPage] })

/** The page is the server's wherever that answers soon, so that a release, and the withdrawal of one, reaches everybody at once. */
function keepPage(): void {
  const [visit, reload] = [pageWithin(PATIENCE_S), pageWithin(RELOAD_PATIENCE_S)]
  registerRoute(
    new NavigationRoute((options) => (options.request.cache === 'default' ? visit : reload).handle(options), { denylist: [files] }),
  )
}

/** Keeps what was used of the app beside its first screens. A file has a hash in its name, and never changes. */
function keepFiles(scope: string): void {
  const assets = new CacheFirst({
    cacheName: named('files', scope),
    matchOptions: { ignoreVary: true },
    plugins: [onlyFiles, new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true })],
  })
  registerRoute(({ url }) => url.href.startsWith(`${scope}assets/`), assets)
}

/** Keeps the marketplace's pictures that were shown, which never change under their address, where their host lets the app read them. */
function keepPictures(scope: string, origins: readonly string[]): void {
  const pictures = new CacheFirst({
    cacheName: named('pictures', scope),
    matchOptions: { ignoreVary: true },
    // Browsers count a file that the app can't read as some megabytes of its storage.
    fetchOptions: { mode: 'cors', credentials: 'omit' },
    plugins: [
      untilSignOut,
      new ExpirationPlugin({ maxEntries: MOST_PICTURES, purgeOnQuotaError: true }),
      { handlerDidError: async ({ request }) => fetch(request) },
    ],
  })
  registerRoute(({ request, url }) => request.destination === 'image' && origins.includes(url.origin), pictures)
}

/**
 * Keeps the app at `scope` for the next visit.
 * @param entries its page and the files of its first screens, of one release: they are kept whole or not at all
 * @param origins of the marketplace's pictures
 */
export function keepForNextVisit(scope: string, entries: PrecacheEntry[], origins: readonly string[]): void {
  setCacheNameDetails({ prefix: 'suki' })
  clientsClaim()
  navigationPreload.enable()
  addPlugins([onlyFiles])
  // Before the kept files, since the first route that fits a request answers it.
  keepPage()
  // Not for the address of the app, at which a tab asks for the server's page to learn of a newer release.
  precacheAndRoute(entries, { directoryIndex: '', cleanURLs: false })
  keepFiles(scope)
  keepPictures(scope, origins)
}
