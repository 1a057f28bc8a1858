import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import LeftOutlined from '@ant-design/icons/LeftOutlined'
import MenuOutlined from '@ant-design/icons/MenuOutlined'
import RightOutlined from '@ant-design/icons/RightOutlined'
import SendOutlined from '@ant-design/icons/SendOutlined'
import { lazy, useEffect, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { directionsAvailable } from '#api/directions.ts'
import { directionsLink } from '#domain/mapsLink.ts'
import { paths } from '#domain/paths.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { BRAND } from '#ui/brand.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { LazyPart, NotLoaded } from '#ui/LazyPart.tsx'
import { Metadata } from '#ui/Metadata.tsx'
import { Page } from '#ui/Page.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Directions } from './directions/Directions.tsx'
import { ShopDetails } from './panel/ShopDetails.tsx'
import { ShopPanel } from './panel/ShopPanel.tsx'
import { SearchColumn } from './SearchColumn.tsx'
import { StateOverlay } from './StateOverlay.tsx'
import { type Layout, useLayout } from './useLayout.ts'
import { type Nearby, useNearby } from './useNearby.ts'
import { useShownCard, useStableCallback } from './useOpenShop.ts'
import type { Origin } from './useOrigin.ts'
import styles from './Nearby.module.css'

const NearbyMap = lazy(async () => ({ default: (await import('./map/NearbyMap.tsx')).NearbyMap }))

/** The page then shows the list at full width. */
function MissingMap({ onMissing }: { onMissing: () => void }) {
  useEffect(() => onMissing(), [onMissing])
  return <NotLoaded />
}

const loading = (
  <div className={styles.waiting}>
    <Skeleton shape="block" className={styles.loading} />
    <p role="status">Loading the map…</p>
  </div>
)

interface MapColumnProps {
  nearby: Nearby
  view: Layout
  covered: boolean
  /** `shop_handle` of the card under the pointer. */
  hovered: string | null
  onSelect: (handle: string) => void
}

/** Its code and its engine are loaded when it is first shown. */
function MapColumn({
  nearby: { address, location, result, shop, directions, searchHere },
  view: { layout, listShown, toggleList, onMapShown, onMapFailed },
  covered,
  hovered,
  onSelect,
}: MapColumnProps) {
  return (
    <div className={styles.map} inert={covered}>
      {/* MAP-15. */}
      {layout === 'both' && !directions && (
        <IconButton
          icon={listShown ? LeftOutlined : RightOutlined}
          label={listShown ? 'Hide list' : 'Show list'}
          className={styles.toggle}
          onClick={toggleList}
        />
      )}
      <LazyPart loading={loading} failure={<MissingMap onMissing={onMapFailed} />}>
        <NearbyMap
          shops={result.shops ?? []}
          origin={location.origin}
          selected={shop?.shop_handle ?? null}
          onSelect={onSelect}
          hovered={hovered}
          route={directions?.route ?? null}
          controls={directions && layout === 'map' ? 'zoom' : 'all'}
          onSearchArea={(center) => address.searchFor({ term: address.term, near: center })}
          onLocated={searchHere}
          onShown={onMapShown}
          onUnavailable={onMapFailed}
        />
      </LazyPart>
      {layout !== 'list' && <StateOverlay result={result} />}
    </div>
  )
}

interface Props {
  nearby: Nearby
  shop: Schemas['MapShop']
  origin: Origin
  sheet: 'half' | 'full' | null
  onSheet: (size: 'half' | 'full') => void
  onClose: () => void
}

function OpenShop({
  nearby: { address, directions, place },
  shop,
  origin,
  sheet,
  onSheet,
  onClose,
}: Props) {
  const toDirections = directionsAvailable ? (
    <Button icon={SendOutlined} onClick={address.openDirections}>
      Directions
    </Button>
  ) : (
    <a
      href={directionsLink(origin.at, shop)}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({})}
    >
      <Icon icon={SendOutlined} />
      <span>Directions</span>
    </a>
  )
  return (
    <ShopPanel
      shop={shop}
      part={directions ? 'directions' : 'shop'}
      sheet={sheet}
      onSheet={onSheet}
      onClose={onClose}
      onEscape={directions ? address.closeDirections : onClose}
    >
      {(headingId, close) =>
        directions ? (
          <Directions
            {...{ directions, shop, origin, headingId, close }}
            from={place.from}
            onBack={address.closeDirections}
          />
        ) : (
          <ShopDetails {...{ shop, headingId, close }} directions={toDirections} />
        )
      }
    </ShopPanel>
  )
}

const DESCRIPTION = `Local shops near you: how far they are, when they are open, and how to get there, on ${BRAND}.`

/** Has room for three columns. */
const ROOMY = '(width >= 75rem)'

/** The page `/nearby`. The list alone can do everything. */
export function NearbyPage() {
  const nearby = useNearby()
  const { address, location, result, shop } = nearby
  const view = useLayout(address)
  const { layout, wide, listShown } = view
  // A route, which the map should show whole, takes the place of the list.
  const panel = useMediaQuery(ROOMY) && !address.directions ? 'panel' : 'over'
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
        data-open={shop || nearby.opening ? (wide ? panel : sheet) : undefined}
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
          <div
            className={styles.view}
            hidden={covered || nothingToShow || overList || nearby.directions !== null}
          >
            <Button
              icon={layout === 'map' ? MenuOutlined : EnvironmentOutlined}
              onClick={view.switchView}
            >
              {layout === 'map' ? 'List' : 'Map'}
            </Button>
          </div>
        )}
      </div>
    </Page>
  )
}
