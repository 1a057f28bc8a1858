import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { useEffect, useEffectEvent } from 'react'
import { useDebounced } from '#lib/useDebounced.ts'
import { useSearchText } from '#lib/useSearchText.ts'
import { visibleText } from '#lib/visibleText.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './Panel.module.css'

const DEBOUNCE_MS = 500
const PROMPT = 'Search in Schedules'
/** Maximum length of a list's name, characters. */
const MAX_TERM = 50

interface Props {
  /** The search term in the address. */
  term: string
  onSearch: (term: string) => void
}

/** The search of lists by name. The term is debounced and then written to the address. */
export function ScheduleSearch({ term, onSearch }: Props) {
  const { text, setText, setSent } = useSearchText(term)
  const settled = useDebounced(visibleText(text), DEBOUNCE_MS)
  const search = useEffectEvent((next: string) => {
    if (next !== visibleText(text) || next === term) return
    setSent(next)
    onSearch(next)
  })
  useEffect(() => search(settled), [settled])
  return (
    <search className={styles.search}>
      <Icon icon={SearchOutlined} size={18} />
      <input
        type="search"
        className={styles.input}
        placeholder={PROMPT}
        aria-label={PROMPT}
        maxLength={MAX_TERM}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  )
}
