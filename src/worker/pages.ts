import type { PageWindow, WorkerScope } from './scope.ts'

/**
 * Whether an address is the app's: below its base path, and no page of its own such as
 * provider.html, which other windows show.
 */
export function isAppUrl(url: string, scope: string): boolean {
  const { href, pathname } = new URL(url)
  const file = pathname.slice(pathname.lastIndexOf('/') + 1)
  return href.startsWith(scope) && (!file.endsWith('.html') || file === 'index.html')
}

const rank = ({ focused, visibilityState }: PageWindow) =>
  focused ? 0 : visibilityState === 'visible' ? 1 : 2

/**
 * The open pages of the app, the focused one first, then the visible ones. Frames and other pages
 * of this origin are left out.
 */
export async function appPages({ clients, registration }: WorkerScope): Promise<PageWindow[]> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const own = windows.filter(
    ({ url, frameType }) => frameType !== 'nested' && isAppUrl(url, registration.scope),
  )
  return own.toSorted((a, b) => rank(a) - rank(b))
}
