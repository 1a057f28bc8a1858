/** A part of the event that TypeScript doesn't know yet: only some browsers have it. */
interface Routing {
  addRoutes?: (routes: { condition: object; source: 'network' }) => void
}

/**
 * Lets MSW's worker answer the calls of the API and of the services beside it, in builds with the
 * simulator.
 */
export function answerCalls(self: ServiceWorkerGlobalScope): void {
  const { scope } = self.registration
  const services = ['api/', 'places/', 'directions/'].map((path) => new URL(path, scope).href)
  // Files of the demo itself go straight to the network: only calls need the page's help.
  self.addEventListener('fetch', (event) => {
    if (!services.some((base) => event.request.url.startsWith(base)))
      event.stopImmediatePropagation()
  })
  // Where the browser can, without waking this worker or waiting for it.
  const { pathname } = new URL(scope)
  // The first is the page, which a tab asks for to learn of a newer release.
  const files = ['', 'assets/*', 'demo/*'].map((path) => ({
    urlPattern: { pathname: pathname + path },
  }))
  self.addEventListener('install', (event: ExtendableEvent & Routing) =>
    event.addRoutes?.({
      condition: { or: [{ requestMode: 'navigate' }, ...files] },
      source: 'network',
    }),
  )
  // MSW's worker unregisters itself when its last page closes, which would remove notifications
  // that are being shown.
  Object.defineProperty(self.registration, 'unregister', {
    configurable: true,
    value: async () => false,
  })
  // Relative to this script, so that it works under any path.
  self.importScripts('./mockServiceWorker.js')
}
