import { useEffect, useEffectEvent } from 'react'
import { useDebounced } from '#lib/useDebounced.ts'
import { useSearchText } from '#lib/useSearchText.ts'
import { searchText } from '#lib/visibleText.ts'
import { SearchField } from '#ui/SearchField.tsx'

const DEBOUNCE_MS = 500
const PROMPT = 'Search in Schedules'
/** Of a list's name, characters. */
const MAX_TERM = 50

interface Props {
  /** In the address. */
  term: string
  onSearch: (term: string) => void
}

/** Debounced, then written to the address. */
export function ScheduleSearch({ term, onSearch }: Props) {
  const { text, setText, setSent } = useSearchText(term)
  const settled = useDebounced(searchText(text), DEBOUNCE_MS)
  const search = useEffectEvent((next: string) => {
    if (next !== searchText(text) || next === term) return
    setSent(next)
    onSearch(next)
  })
  useEffect(() => search(settled), [settled])
  return <SearchField label={PROMPT} maxLength={MAX_TERM} value={text} onChange={setText} />
}
