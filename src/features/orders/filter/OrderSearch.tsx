import SearchOutlined from '@ant-design/icons/SearchOutlined'
import type { FormEvent } from 'react'
import { useSearchText } from '#lib/useSearchText.ts'
import { searchText } from '#lib/visibleText.ts'
import { classNames } from '#ui/classNames.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { MAX_TERM } from './orderFilter.ts'
import field from '#ui/SearchField.module.css'
import styles from './OrderSearch.module.css'

const PROMPT = 'Search Shop Name, Order ID, or Product Name'

interface Props {
  term: string
  onSearch: (term: string) => void
}

/** By shop, product or order id. */
export function OrderSearch({ term, onSearch }: Props) {
  const { text, setText, setSent } = useSearchText(term)
  const search = (next: string) => {
    setSent(searchText(next))
    onSearch(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(text)
  }
  return (
    <search>
      <form className={classNames(field.search, styles.form)} onSubmit={submit}>
        <input
          className={field.input}
          type="search"
          placeholder={PROMPT}
          aria-label={PROMPT}
          maxLength={MAX_TERM}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            // Clearing the field, also by the browser's button, ends the search.
            if (event.target.value === '' && term !== '') search('')
          }}
        />
        <IconButton type="submit" icon={SearchOutlined} label="Search orders" />
      </form>
    </search>
  )
}
