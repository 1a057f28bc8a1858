import { type ReactNode, useRef } from 'react'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Results } from './list/Results.tsx'
import { LocationDenied, OriginNotice } from './LocationNotices.tsx'
import styles from './Nearby.module.css'
import type { placeTexts } from './search/places.ts'
import { SearchForm } from './search/SearchForm.tsx'
import type { useNearbyAddress } from './useNearbyAddress.ts'
import type { NearbyShops } from './useNearbyShops.ts'
import type { useOrigin } from './useOrigin.ts'

interface Props {
  address: ReturnType<typeof useNearbyAddress>
  location: ReturnType<typeof useOrigin>
  result: NearbyShops
  place: ReturnType<typeof placeTexts>
  /** Whether the shop of the address is not among the results. */
  dropped: boolean
  /** On a phone the search stays above the map, without its results. */
  searchOnly: boolean
  listShown: boolean
  /** A sheet covers all of it. */
  covered: boolean
  onSelect: (handle: string) => void
  onHover: (handle: string | null) => void
  /** What lies over the results. */
  children: ReactNode
}

/** The search and its results: all of the page but the map. */
export function SearchColumn({
  address: { term, near, shop, searchFor },
  location: { origin, locating, denied, dismiss, locate },
  result,
  place,
  dropped,
  searchOnly,
  listShown,
  covered,
  onSelect,
  onHover,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const choosePlace = () => {
    dismiss()
    // After the dialog has returned the focus.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[role=combobox]')?.focus())
  }
  const atDefault = origin?.kind === 'default'
  return (
    <div className={styles.column} hidden={!listShown && !searchOnly} inert={covered}>
      <LocationDenied open={denied} onClose={dismiss} onChoosePlace={choosePlace} />
      <AntdProvider>
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
      </AntdProvider>
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
        {children}
      </section>
    </div>
  )
}
