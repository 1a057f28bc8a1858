import { useEffect, useEffectEvent } from 'react'
import { useDebounced } from '#lib/useDebounced.ts'
import { useSearchText } from '#lib/useSearchText.ts'
import { searchText } from '#lib/visibleText.ts'
import { SearchField } from './SearchField.tsx'

const DEBOUNCE_MS = 500

interface Props {
  label: string
  maxLength: number
  term: string
  onSearch: (term: string) => void
}

/** The term is debounced, then written to the address. */
export function TermField({ term, onSearch, ...field }: Props) {
  const { text, setText, setSent } = useSearchText(term)
  const settled = useDebounced(searchText(text), DEBOUNCE_MS)
  const search = useEffectEvent((next: string) => {
    if (next !== searchText(text) || next === term) return
    setSent(next)
    onSearch(next)
  })
  useEffect(() => search(settled), [settled])
  return <SearchField {...field} value={text} onChange={setText} />
}
