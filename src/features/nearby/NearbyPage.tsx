import { useState } from 'react'
import { directionsAvailable } from '#api/directions.ts'
import { paths } from '#domain/paths.ts'
import { BRAND } from '#ui/brand.ts'
import { Metadata } from '#ui/Metadata.tsx'
import { Page } from '#ui/Page.tsx'
import { MapPart } from './MapPart.tsx'
import styles from './Nearby.module.css'
import { OpenShop } from './OpenShop.tsx'
import { placeTexts, usePlaceName } from './search/places.ts'
import { SearchColumn } from './SearchColumn.tsx'
import { StateOverlay } from './StateOverlay.tsx'
import { useLayout } from './useLayout.ts'
import { useNearbyAddress } from './useNearbyAddress.ts'
import { useNearbyShops } from './useNearbyShops.ts'
import { useOpenShop, useShownCard } from './useOpenShop.ts'
import { useOrigin } from './useOrigin.ts'
import { useStableCallback } from './useStableCallback.ts'
import { ListToggle, ViewButton } from './ViewButtons.tsx'
import { useRoutes } from './directions/useRoutes.ts'

const DESCRIPTION = `Local shops near you: how far they are, when they are open, and how to get there, on ${BRAND}.`

/**
 * `/nearby`: the shops near the user or a chosen place, as a list and on a map. The list alone can
 * do everything.
 */
export function NearbyPage() {
  const address = useNearbyAddress()
  const { term, near, shop: handle } = address
  const location = useOrigin(near)
  const { origin, locate } = location
  const result = useNearbyShops(origin?.at ?? null, term)
  const { shop, dropped } = useOpenShop(
    handle,
    result.outdated ? undefined : result.shops,
    address.drop,
  )
  const directions = useRoutes(origin, address.directions && directionsAvailable ? shop : null)
  const place = placeTexts(origin, usePlaceName(near))
  const { layout, wide, listShown, mapMounted, ...view } = useLayout(address.map)
  const [hovered, setHovered] = useState<string | null>(null)
  const [sheet, setSheet] = useState<'half' | 'full'>('half')
  const select = useStableCallback(address.select)
  useShownCard(handle)

  const searchHere = () => {
    address.searchFor({ term, near: null })
    locate()
  }
  const close = () => {
    setSheet('half')
    address.select(null)
  }
  const switchView = () => {
    if (layout !== 'map') view.saveScroll()
    address.showMap(layout !== 'map')
  }
  /** On a phone the search stays above the map while no shop is open. */
  const searchOnly = layout === 'map' && shop === null
  /** A link names a shop that is still loading: its panel has its room already. */
  const opening = wide && handle !== null && !result.shops && !result.failed && !result.offline
  const covered = shop !== null && !wide && sheet === 'full'
  /** The error is shown where the button would be, and a map has nothing to show. */
  const nothingToShow = layout === 'list' && (result.failed || result.offline)
  /** An open shop hides the button, which would have no room but over the search. */
  const overList = layout === 'list' && shop !== null
  const overlay = <StateOverlay result={result} />
  return (
    <Page
      title="Nearby shops"
      description={DESCRIPTION}
      wide={layout !== 'list'}
      hideTitle={layout !== 'list' || !wide}
    >
      <Metadata title="Nearby shops" description={DESCRIPTION} path={paths.nearby().slice(1)} />
      <div
        className={styles.page}
        data-layout={layout}
        data-open={shop || opening ? (wide ? 'panel' : sheet) : undefined}
        data-alone={!listShown || undefined}
      >
        <SearchColumn
          {...{ address, location, result, place, dropped, searchOnly, listShown, covered }}
          onSelect={select}
          onHover={setHovered}
        >
          {layout === 'list' && overlay}
        </SearchColumn>
        {shop && origin && (
          <OpenShop
            key={shop.shop_handle}
            {...{ shop, origin, from: place.from }}
            directions={address.directions && directionsAvailable ? directions : null}
            sheet={wide ? null : sheet}
            onSheet={setSheet}
            onClose={close}
            onOpenDirections={address.openDirections}
            onCloseDirections={address.closeDirections}
          />
        )}
        {mapMounted && (
          <div className={styles.map} inert={covered}>
            {layout === 'both' && <ListToggle listShown={listShown} onPress={view.toggleList} />}
            <MapPart
              shops={result.shops ?? []}
              origin={origin}
              selected={shop?.shop_handle ?? null}
              onSelect={select}
              hovered={hovered}
              route={directions.route}
              onSearchArea={(center) => address.searchFor({ term, near: center })}
              onLocated={searchHere}
              onShown={view.onMapShown}
              onUnavailable={view.onMapFailed}
            />
            {layout !== 'list' && overlay}
          </div>
        )}
        {view.switchable && (
          <ViewButton
            map={layout === 'map'}
            hidden={covered || nothingToShow || overList}
            onPress={switchView}
          />
        )}
      </div>
    </Page>
  )
}
