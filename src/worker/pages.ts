import type { PageWindow, WorkerScope } from './scope.ts'

/** Below the app's base path, and no other page such as provider.html. */
export function isAppUrl(url: string, scope: string): boolean {
  const { href, pathname } = new URL(url)
  const file = pathname.slice(pathname.lastIndexOf('/') + 1)
  return href.startsWith(scope) && (!file.endsWith('.html') || file === 'index.html')
}

const rank = ({ focused, visibilityState }: PageWindow) =>
  focused ? 0 : visibilityState === 'visible' ? 1 : 2

/** The app's windows, the focused first, then the visible ones; no frames. */
export async function appPages({ clients, registration }: WorkerScope): Promise<PageWindow[]> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const own = windows.filter(
    ({ url, frameType }) => frameType !== 'nested' && isAppUrl(url, registration.scope),
  )
  return own.toSorted((a, b) => rank(a) - rank(b))
}
