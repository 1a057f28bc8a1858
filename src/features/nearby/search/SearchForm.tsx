import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { type FormEvent, type Ref, useId, useState } from 'react'
import type { Coordinates } from '#lib/geolocation.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { useSearchText } from '#lib/useSearchText.ts'
import { isBlank, searchText } from '#lib/visibleText.ts'
import { useToken } from '#state/session.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Grid, Row } from '#ui/Layout.tsx'
import { MAX_TERM, type Search } from '../useNearbyAddress.ts'
import { NearField } from './NearField.tsx'
import { findPlaces, type Place } from './places.ts'
import styles from './SearchForm.module.css'

const choices = ['Following', 'Not Following'] as const

/** It is visual only (MAP-03), since the contract doesn't say which shops the user follows. */
function FollowFilter() {
  const [pressed, setPressed] = useState<(typeof choices)[number] | null>(null)
  if (!useToken()) return null
  return (
    <Row role="group" aria-label="Show" align="stretch" wrap gap={2} className={styles.follow}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={styles.choice}
          aria-pressed={choice === pressed}
          onClick={() => setPressed(choice === pressed ? null : choice)}
        >
          {choice}
        </button>
      ))}
    </Row>
  )
}

interface Props {
  ref: Ref<HTMLFormElement>
  term: string
  near: Coordinates | null
  placeName: string
  /** Shows only 'What': on a phone, above the map. */
  compact?: boolean
  onSearch: (search: Search) => void
  onLocate: () => void
}

/** Choosing a place searches at once; a typed place is looked up on submit. */
export function SearchForm({
  ref,
  term,
  near,
  placeName,
  compact = false,
  onSearch,
  onLocate,
}: Props) {
  const { text, setText, setSent } = useSearchText(term)
  const [place, setPlace] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const whatId = useId()

  const begin = useCurrentRequest()

  const search = (at: Coordinates | null) => {
    begin()
    setPlace(null)
    setError(undefined)
    const next = searchText(text)
    setText(next)
    setSent(next)
    onSearch({ term: next, near: at })
  }
  const pick = ({ at }: Place) => {
    search(at)
    if (at === null) onLocate()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (place === null) return search(near)
    if (isBlank(place)) return search(null)
    const isCurrent = begin()
    const [best] = await findPlaces(place).catch(() => [])
    if (!isCurrent()) return
    if (best) search(best.at)
    else setError('We don’t know that place. Choose one from the list, or enter coordinates.')
  }

  return (
    <form
      ref={ref}
      role="search"
      aria-label="Nearby shops"
      className={styles.form}
      data-compact={compact || undefined}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles.fields}>
        <div className={styles.field}>
          <Grid fill="white" align="center" radius="m" className={styles.frame}>
            <label htmlFor={whatId} className={styles.label}>
              What
            </label>
            <input
              id={whatId}
              type="search"
              className={styles.input}
              maxLength={MAX_TERM}
              autoComplete="off"
              enterKeyHint="search"
              placeholder="Bakery, rice, shop"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Grid>
        </div>
        <NearField
          shown={placeName}
          text={place}
          error={error}
          onText={(typed) => {
            begin()
            setPlace(typed)
            setError(undefined)
          }}
          onPick={pick}
        />
        <Button
          type="submit"
          className={styles.submit}
          aria-label="Search shops"
          title="Search shops"
        >
          <Icon icon={SearchOutlined} />
        </Button>
      </div>
      <FollowFilter />
    </form>
  )
}
