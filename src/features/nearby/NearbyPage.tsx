import { useState } from 'react'
import { paths } from '#domain/paths.ts'
import { BRAND } from '#ui/brand.ts'
import { Metadata } from '#ui/Metadata.tsx'
import { Page } from '#ui/Page.tsx'
import { MapColumn } from './MapColumn.tsx'
import { OpenShop } from './OpenShop.tsx'
import { SearchColumn } from './SearchColumn.tsx'
import { useLayout } from './useLayout.ts'
import { useNearby } from './useNearby.ts'
import { useShownCard } from './useOpenShop.ts'
import { useStableCallback } from './useStableCallback.ts'
import { ViewButton } from './ViewButtons.tsx'
import styles from './Nearby.module.css'

const DESCRIPTION = `Local shops near you: how far they are, when they are open, and how to get there, on ${BRAND}.`

/** `/nearby`. The list alone can do everything. */
export function NearbyPage() {
  const nearby = useNearby()
  const { address, location, result, shop } = nearby
  const view = useLayout(address)
  const { layout, wide, listShown } = view
  const [hovered, setHovered] = useState<string | null>(null)
  const [sheet, setSheet] = useState<'half' | 'full'>('half')
  const select = useStableCallback(address.select)
  useShownCard(address.shop)

  const close = () => {
    setSheet('half')
    address.select(null)
  }
  const covered = shop !== null && !wide && sheet === 'full'
  /** The error is shown where the button would be, and a map has nothing to show. */
  const nothingToShow = layout === 'list' && (result.failed || result.offline)
  /** The button would have no room but over the search. */
  const overList = layout === 'list' && shop !== null
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
        data-open={shop || nearby.opening ? (wide ? 'panel' : sheet) : undefined}
        data-alone={!listShown || undefined}
      >
        <SearchColumn {...{ nearby, view, covered }} onSelect={select} onHover={setHovered} />
        {shop && location.origin && (
          <OpenShop
            key={shop.shop_handle}
            nearby={nearby}
            shop={shop}
            origin={location.origin}
            sheet={wide ? null : sheet}
            onSheet={setSheet}
            onClose={close}
          />
        )}
        {view.mapMounted && <MapColumn {...{ nearby, view, covered, hovered }} onSelect={select} />}
        {view.switchable && (
          <ViewButton
            map={layout === 'map'}
            hidden={covered || nothingToShow || overList || nearby.directions !== null}
            onPress={view.switchView}
          />
        )}
      </div>
    </Page>
  )
}
