import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { catalogQueries } from '#api/catalog.ts'
import { useDebounced } from '#lib/useDebounced.ts'
import { searchText } from '#lib/visibleText.ts'
import { useToken } from '#state/session.ts'

/** SEARCH-01: pause after the last key, ms. */
const DEBOUNCE_MS = 300

export interface Suggestion {
  query: string
  display_picture: string | null
  product_id?: string
  /** Price in pesos, with the shop, for a single product. */
  price?: number
  shop_name?: string
  /** It matches similar words only. */
  similar?: boolean
  /** The item is the typed text itself. */
  typed?: true
}

export interface Suggestions {
  kind: 'recent' | 'matches'
  items: readonly Suggestion[]
  /** Shown when there are no items. */
  message: string | null
  notice?: string
}

function messageFor(
  { data, isError, fetchStatus }: UseQueryResult<readonly Suggestion[]>,
  texts: { none: string; failed: string },
): string | null {
  if (isError) return texts.failed
  if (data) return data.length === 0 ? texts.none : null
  return fetchStatus === 'paused' ? `You are offline. ${texts.failed}` : 'Loading...'
}

const recentTexts = {
  none: 'No recent searches',
  failed: 'Your recent searches could not be loaded.',
}
const matchTexts = {
  none: 'No results found',
  failed: 'Suggestions could not be loaded. Press Enter to search anyway.',
}

/** Browsers resolve '.' and '..', encoded or not. */
const isPathSegment = (text: string) => text !== '.' && text !== '..'

/** The user's recent searches for an empty text. */
export function useSuggestions(text: string, active: boolean): Suggestions {
  const token = useToken()
  const term = searchText(text)
  const settled = useDebounced(term, DEBOUNCE_MS)
  const recent = useQuery({
    ...catalogQueries.recentSearches(token),
    enabled: active && token !== null && term === '',
  })
  const asks = active && settled === term && term !== '' && isPathSegment(term)
  // The previous ones stay until the next are loaded.
  const matches = useQuery({
    ...catalogQueries.suggestions(settled),
    enabled: asks,
    placeholderData: keepPreviousData,
  })

  if (term === '')
    return {
      kind: 'recent',
      items: recent.data ?? [],
      message: token ? messageFor(recent, recentTexts) : recentTexts.none,
    }
  if (!isPathSegment(term)) return { kind: 'matches', items: [], message: matchTexts.none }
  const items: readonly Suggestion[] = matches.data ?? []
  const outdated =
    settled !== term || (matches.isPlaceholderData && matches.fetchStatus !== 'paused')
  return {
    kind: 'matches',
    items:
      items.length > 0 ? [...items, { query: term, display_picture: null, typed: true }] : items,
    ...(items.some(({ similar }) => similar) &&
      !outdated && { notice: `No exact match for “${term}”. Showing similar products.` }),
    message: outdated && items.length === 0 ? 'Loading...' : messageFor(matches, matchTexts),
  }
}
