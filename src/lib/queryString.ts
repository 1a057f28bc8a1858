/**
 * Changes some parameters of a query string; null or undefined removes one. Returns it with '?', or
 * empty.
 */
export function changeParams(
  search: string,
  changes: Record<string, string | null | undefined>,
): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value == null) params.delete(name)
    else params.set(name, value)
  }
  const query = params.toString()
  return query ? `?${query}` : ''
}

/** Removes the parameters that open a dialog over the screen. */
export const withoutDialogs = (search: string): string =>
  changeParams(search, { login: null, signup: null, from: null, 'coming-soon': null, menu: null })

export const comingSoonSearch = (search: string): string =>
  changeParams(search, { 'coming-soon': 'true' })

export const categoriesSearch = (search: string): string =>
  changeParams(search, { menu: 'categories' })
