import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { type FormEvent, lazy, useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '#domain/paths.ts'
import { useSearchText } from '#lib/useSearchText.ts'
import { isBlank, searchText } from '#lib/visibleText.ts'
import { loadWhenIdle } from '#lib/whenIdle.ts'
import { classNames } from '#ui/classNames.ts'
import { Icon } from '#ui/Icon.tsx'
import { Grid, Row } from '#ui/Layout.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'
import { useActiveOption } from '#ui/useActiveOption.ts'
import { useDisclosure } from '#ui/useDisclosure.ts'
import { type Suggestion, useSuggestions } from './useSuggestions.ts'
import options from '#ui/options.module.css'
import styles from './SearchBox.module.css'
import panel from './SearchPanel.module.css'

/** Loaded after the first screen. */
const loadPanel = () => import('./SearchPanel.tsx')
const SearchPanel = lazy(async () => ({ default: (await loadPanel()).SearchPanel }))

/** Longest `query` in the contract, characters. */
const MAX_LENGTH = 100

function useShownQuery(): string {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  return pathname === paths.discover() ? (params.get('query') ?? '') : ''
}

/** A combobox over suggestions and recent searches. Enter searches for what is typed. */
export function SearchBox({ className }: { className?: string }) {
  const shown = useShownQuery()
  const { text, setText, setSent } = useSearchText(shown)
  const { open, setOpen, boxProps } = useDisclosure<HTMLFormElement>()
  const suggestions = useSuggestions(text, open)
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const {
    active: chosen,
    reset,
    onKeyDown,
  } = useActiveOption(suggestions.items.length, () => setOpen(true))

  useEffect(() => loadWhenIdle(loadPanel), [])

  const go = (address: string) => {
    // The next screen takes the focus, but not from a field.
    input.current?.blur()
    void navigate(address)
  }
  const search = (query: string) => {
    if (isBlank(query)) {
      input.current?.focus()
      return setOpen(true)
    }
    setOpen(false)
    const term = searchText(query)
    setText(term)
    // What is typed on is not replaced.
    setSent(term)
    go(paths.discover({ query: term }))
  }
  const pick = ({ query, product_id }: Suggestion) => {
    if (!product_id) return search(query)
    setOpen(false)
    go(paths.product(product_id))
  }
  const show = (next: string) => {
    setText(next)
    reset()
    setOpen(true)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const item = open ? suggestions.items[chosen] : undefined
    if (item) pick(item)
    else search(text)
  }

  return (
    <Row
      as="form"
      {...boxProps}
      role="search"
      className={classNames(styles.box, className)}
      data-open={open || undefined}
      onSubmit={onSubmit}
    >
      <input
        ref={input}
        className={styles.input}
        role="combobox"
        aria-label="Search products"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && chosen >= 0 ? `${id}${chosen}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_LENGTH}
        placeholder="Search"
        value={text}
        onChange={(event) => show(event.target.value)}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <Grid as="button" type="submit" fixed center className={styles.submit} aria-label="Search">
        <Icon icon={SearchOutlined} />
      </Grid>
      {open && (
        <div className={classNames(options.panel, panel.panel)}>
          <LazyPart>
            <SearchPanel id={id} {...suggestions} chosen={chosen} onPick={pick} />
          </LazyPart>
        </div>
      )}
    </Row>
  )
}
