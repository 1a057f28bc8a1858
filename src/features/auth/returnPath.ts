import { paths } from '../../lib/paths.ts'

const HOME = paths.home()
/** Resolves `from` in place of the app's own origin: a path to another site then has another origin. */
const ORIGIN = 'http://app.invalid'

/**
 * Where to go after a login: the path in `from`, which is not trusted and must be a page of the app,
 * without the parameters that would open the login again; home when there is none.
 */
export function returnPath(from: string | null): string {
  if (!from?.startsWith('/') || !URL.canParse(from, ORIGIN)) return HOME
  const url = new URL(from, ORIGIN)
  if (url.origin !== ORIGIN) return HOME
  for (const name of ['login', 'signup', 'from']) url.searchParams.delete(name)
  // Dots may have been resolved to a double slash, which the browser reads as another host.
  return url.pathname.startsWith('//') ? HOME : url.pathname + url.search + url.hash
}
