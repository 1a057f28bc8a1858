/** Only some browsers have it, so TypeScript doesn't know it. */
interface Routing {
  addRoutes?: (routes: { condition: object; source: 'network' }) => void
}

/** Answers with the app's page where the server has no file, and no fallback. */
async function openPage(request: Request, scope: string): Promise<Response> {
  const response = await fetch(request)
  return response.status === 404 ? fetch(scope) : response
}

/** MSW's worker answers the calls, in builds with the simulator. */
export function answerCalls(self: ServiceWorkerGlobalScope): void {
  const { scope } = self.registration
  const services = ['api/', 'places/', 'directions/'].map((path) => new URL(path, scope).href)
  // Files go straight to the network: only calls need the page's help.
  self.addEventListener('fetch', (event) => {
    const { request } = event
    if (request.mode === 'navigate' && request.method === 'GET')
      event.respondWith(openPage(request, scope))
    if (request.mode === 'navigate' || !services.some((base) => request.url.startsWith(base)))
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
      condition: { or: files },
      source: 'network',
    }),
  )
  // MSW's worker unregisters itself with its last page, which would remove shown notifications.
  Object.defineProperty(self.registration, 'unregister', {
    configurable: true,
    value: async () => false,
  })
  // Relative to this script, so that it works under any path.
  self.importScripts('./mockServiceWorker.js')
}
