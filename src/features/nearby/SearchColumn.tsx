import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined'
import { useRef } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { Results } from './list/Results.tsx'
import { LocationDenied, OriginNotice } from './LocationNotices.tsx'
import { SearchForm } from './search/SearchForm.tsx'
import { StateOverlay } from './StateOverlay.tsx'
import type { Layout } from './useLayout.ts'
import type { Nearby } from './useNearby.ts'
import styles from './Nearby.module.css'

interface Props {
  nearby: Nearby
  view: Layout
  /** A sheet covers all of it. */
  covered: boolean
  onSelect: (handle: string) => void
  onHover: (handle: string | null) => void
}

export function SearchColumn({
  nearby,
  view: { layout, listShown },
  covered,
  onSelect,
  onHover,
}: Props) {
  const { address, location, result, place, dropped } = nearby
  const { term, near, shop, searchFor } = address
  const { origin, locating, denied, dismiss, locate } = location
  const form = useRef<HTMLFormElement>(null)
  const choosePlace = () => {
    dismiss()
    // After the dialog has returned the focus.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[role=combobox]')?.focus())
  }
  const atDefault = origin?.kind === 'default'
  /** On a phone the search stays above the map while no shop is open, nor opens. */
  const searchOnly = layout === 'map' && nearby.shop === null && !nearby.opening
  return (
    <div className={styles.column} hidden={!listShown && !searchOnly} inert={covered}>
      <LocationDenied open={denied} onClose={dismiss} onChoosePlace={choosePlace} />
      <SearchForm
        ref={form}
        term={term}
        near={near}
        placeName={place.field}
        compact={searchOnly}
        onSearch={searchFor}
        onLocate={locate}
      />
      {atDefault && !searchOnly && (
        <OriginNotice waiting={locating} onLocate={locate} onChoosePlace={choosePlace} />
      )}
      <section className={styles.results} aria-label="Results" hidden={searchOnly}>
        <Results
          result={result}
          search={{ term, near }}
          where={place.where}
          atDefault={atDefault}
          dropped={dropped}
          selected={shop}
          onSelect={onSelect}
          onHover={onHover}
          onSearch={searchFor}
        />
        {layout === 'list' && <StateOverlay result={result} />}
        <section className={styles.recent} aria-label="Recent Searches">
          <Icon icon={ClockCircleOutlined} size={16} />
          <h2>Recent Searches</h2>
          <p>No recent searches</p>
        </section>
      </section>
    </div>
  )
}
