import type { ToPage } from '#domain/notificationMessages.ts'

export interface PageWindow {
  url: string
  focused: boolean
  visibilityState: DocumentVisibilityState
  frameType: 'auxiliary' | 'nested' | 'none' | 'top-level'
  focus: () => Promise<unknown>
  postMessage: (message: ToPage, transfer: Transferable[]) => void
}

/** What notifications use: TypeScript has no types for pages and workers at once. */
export interface WorkerScope {
  registration: Pick<ServiceWorkerRegistration, 'scope' | 'showNotification' | 'getNotifications'>
  clients: {
    matchAll: (options: {
      type: 'window'
      includeUncontrolled: boolean
    }) => Promise<readonly PageWindow[]>
    openWindow: (url: string) => Promise<unknown>
  }
}

/** Whether it is below the app's base path, and no other page such as provider.html. */
export function isAppUrl(url: string, scope: string): boolean {
  const { href, pathname } = new URL(url)
  const file = pathname.slice(pathname.lastIndexOf('/') + 1)
  return href.startsWith(scope) && (!file.endsWith('.html') || file === 'index.html')
}

const rank = ({ focused, visibilityState }: PageWindow) =>
  focused ? 0 : visibilityState === 'visible' ? 1 : 2

/** Lists the app's windows, the focused first, then the visible ones; no frames. */
export async function appPages({ clients, registration }: WorkerScope): Promise<PageWindow[]> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const own = windows.filter(
    ({ url, frameType }) => frameType !== 'nested' && isAppUrl(url, registration.scope),
  )
  return own.toSorted((a, b) => rank(a) - rank(b))
}
