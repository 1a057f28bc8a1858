import { paths } from '#domain/paths.ts'
import { appPath } from '#lib/appPath.ts'

const HOME = paths.home()
/** A path to another site then has another origin. */
const ORIGIN = 'http://app.invalid'

/**
 * The path in `from`, which is not trusted and must be a page of the app, without the parameters
 * that would open the login again; home when there is none.
 */
export function returnPath(from: string | null): string {
  const path = from?.startsWith('/') ? appPath(from, { origin: ORIGIN, base: '' }) : null
  if (path === null) return HOME
  const url = new URL(path, ORIGIN)
  for (const name of ['login', 'signup', 'from']) url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}
