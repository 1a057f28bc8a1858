import { useQuery } from '@tanstack/react-query'
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
  /** What to say when there are none; null while that isn't known yet. */
  message: string | null
}

/** What to offer for a typed text: completions of it or, while it is empty, the buyer's recent searches. */
export function useSuggestions(text: string, active: boolean): Suggestions {
  const token = useToken()
  const term = text.trim()
  const settled = useDebounced(term, DEBOUNCE_MS)
  const recent = useQuery({ ...catalogQueries.recentSearches(token), enabled: active && token !== null && term === '' })
  const matches = useQuery({ ...catalogQueries.suggestions(settled), enabled: active && settled !== '' && settled === term })

  if (term === '') {
    const items = token ? (recent.data ?? []) : []
    return { kind: 'recent', items, message: items.length === 0 && !recent.isLoading ? 'No recent searches' : null }
  }
  const items = settled === term ? (matches.data ?? []) : []
  return { kind: 'matches', items, message: matches.isSuccess && items.length === 0 && settled === term ? 'No results found' : null }
}
