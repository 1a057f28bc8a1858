import { DEFAULT_CENTRE } from '../../lib/geolocation.ts'
import { useEffect, useRef, useState } from 'react'
import { BRAND } from '../../ui/brand.ts'
import { Metadata } from '../../ui/Metadata.tsx'
import { Page } from '../../ui/Page.tsx'
import { paths } from '../../lib/paths.ts'
import { ResultCount } from './list/ResultCount.tsx'
import { Results } from './list/Results.tsx'
import { LocationDenied } from './LocationDenied.tsx'
import styles from './Nearby.module.css'
import { OriginNotice } from './OriginNotice.tsx'
import { usePlaceName } from './search/places.ts'
import { SearchForm } from './search/SearchForm.tsx'
import { StateOverlay } from './StateOverlay.tsx'
import { useNearbyAddress } from './useNearbyAddress.ts'
import { useNearbyShops } from './useNearbyShops.ts'
import { type Origin, useOrigin } from './useOrigin.ts'
import { useSteady } from './useSteady.ts'

const DESCRIPTION = `Local shops near you: how far they are, when they are open, and the way there, on ${BRAND}.`

/** The place of the shops in a sentence: 'near you'. */
const whereOf = (origin: Origin | null, placeName: string | null) =>
  origin?.kind === 'device'
    ? 'near you'
    : origin?.kind === 'place'
      ? `near ${(placeName ?? 'there').replace(/^Near /, '')}`
      : 'around Pampanga'

/** `/nearby`: the shops near the user or a chosen place. */
export function NearbyPage() {
  const address = useNearbyAddress()
  const { term, near, shop: handle } = address
  const { origin, locating, denied, dismiss, locate } = useOrigin(near)
  const result = useNearbyShops(origin?.at ?? null, term)
  const placeName = usePlaceName(near)
  const [, setHovered] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const select = useSteady(address.select)

  const settled = result.outdated ? undefined : result.shops
  const missing = handle !== null && settled !== undefined && !settled.some((shop) => shop.shop_handle === handle)
  const [dropped, setDropped] = useState(false)
  const drop = useSteady<void>(address.drop)
  useEffect(() => {
    if (!missing) return
    setDropped(true)
    drop()
  }, [missing, drop])

  const choosePlace = () => {
    dismiss()
    // After the dialog has returned the focus.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[role=combobox]')?.focus())
  }
  return (
    <Page title="Nearby shops" description={DESCRIPTION}>
      <Metadata title="Nearby shops" description={DESCRIPTION} path={paths.nearby().slice(1)} />
      <LocationDenied open={denied} onClose={dismiss} onChoosePlace={choosePlace} />
      <div className={styles.column}>
        <SearchForm
          ref={form}
          term={term}
          near={near}
          placeName={near ? (placeName ?? '') : origin?.kind === 'device' ? 'My location' : ''}
          onSearch={address.searchFor}
          onLocate={locate}
        />
        {origin?.kind === 'default' && <OriginNotice waiting={locating} onLocate={locate} onChoosePlace={choosePlace} />}
        <section className={styles.results} aria-label="Results">
          <ResultCount count={settled?.length} term={term} where={whereOf(origin, placeName)} className={styles.count} />
          {dropped && handle === null && (
            <p role="status" className={styles.count}>
              That shop is not among these.
            </p>
          )}
          <Results
            result={result}
            term={term}
            atDefault={origin?.kind === 'default'}
            selected={handle}
            onSelect={select}
            onHover={setHovered}
            onClearTerm={() => address.searchFor({ term: '', near })}
            onDefault={() => address.searchFor({ term, near: DEFAULT_CENTRE })}
          />
          <StateOverlay result={result} />
        </section>
      </div>
    </Page>
  )
}
