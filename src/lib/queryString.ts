/**
 * A query string with some parameters changed; null removes one. Starts with '?', or is empty
 * without parameters.
 */
export function changeParams(search: string, changes: Record<string, string | null>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name)
    else params.set(name, value)
  }
  const query = params.toString()
  return query ? `?${query}` : ''
}

/** A query string without the parameters that only open a dialog over the screen. */
export const withoutDialogs = (search: string): string =>
  changeParams(search, { login: null, signup: null, from: null, 'coming-soon': null, menu: null })

/** The query string that opens the Feature Coming Soon dialog over the current screen. */
export const comingSoonSearch = (search: string): string =>
  changeParams(search, { 'coming-soon': 'true' })

/** The query string that opens the category menu over the current screen. */
export const categoriesSearch = (search: string): string =>
  changeParams(search, { menu: 'categories' })
