import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { catalogQueries } from '../../api/catalog.ts'
import { useToken } from '../../state/session.ts'
import { useDebounced } from './useDebounced.ts'

/** SEARCH-01: suggestions are asked for when typing has paused for so long, ms. */
const DEBOUNCE_MS = 300

export interface Suggestion {
  query: string
  display_picture: string | null
  product_id?: string
}

interface Suggestions {
  kind: 'recent' | 'matches'
  items: readonly Suggestion[]
  /** What to say when there are none. */
  message: string | null
}

/** What stands in the place of a list without items: why there are none, or that they are on their way. */
function messageFor(
  { data, isError, fetchStatus }: UseQueryResult<readonly Suggestion[]>,
  words: { none: string; failed: string },
): string | null {
  if (isError) return words.failed
  if (data) return data.length === 0 ? words.none : null
  return fetchStatus === 'paused' ? `You are offline. ${words.failed}` : 'Loading...'
}

const recentWords = { none: 'No recent searches', failed: 'Your recent searches could not be loaded.' }
const matchWords = { none: 'No results found', failed: 'Suggestions could not be loaded. Press Enter to search anyway.' }

/** Whether a text can be a part of a path: '.' and '..' can't, whatever their encoding, since they name the path itself. */
const isPathPart = (text: string) => text !== '.' && text !== '..'

/** What to offer for a typed text: completions of it or, while it is empty, the user's recent searches. */
export function useSuggestions(text: string, active: boolean): Suggestions {
  const token = useToken()
  const term = text.trim()
  const settled = useDebounced(term, DEBOUNCE_MS)
  const recent = useQuery({ ...catalogQueries.recentSearches(token), enabled: active && token !== null && term === '' })
  const asks = active && settled === term && term !== '' && isPathPart(term)
  // While more is typed, the suggestions for what was there before stay.
  const matches = useQuery({ ...catalogQueries.suggestions(settled), enabled: asks, placeholderData: keepPreviousData })

  if (term === '') return { kind: 'recent', items: recent.data ?? [], message: token ? messageFor(recent, recentWords) : recentWords.none }
  if (!isPathPart(term)) return { kind: 'matches', items: [], message: matchWords.none }
  const items = matches.data ?? []
  const outdated = settled !== term || (matches.isPlaceholderData && matches.fetchStatus !== 'paused')
  return { kind: 'matches', items, message: outdated && items.length === 0 ? 'Loading...' : messageFor(matches, matchWords) }
}
