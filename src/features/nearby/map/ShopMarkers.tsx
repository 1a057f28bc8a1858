import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import type { Coordinates } from '#lib/geolocation.ts'
import { isWithin } from '#ui/map/bounds.ts'
import { useMapHandle } from '#ui/map/mapContext.ts'
import { MapMarker } from '#ui/map/MapMarker.tsx'
import { MapPopup } from '#ui/map/MapPopup.tsx'
import type { Viewport } from '#ui/map/openMap.ts'
import { buttonName } from '../shopTexts.ts'
import { indexShops, type Spot } from './clusters.ts'
import { ShopMarker } from './ShopMarker.tsx'
import styles from './ShopMarkers.module.css'

type Shops = readonly Schemas['MapShop'][]

interface StackMarkerProps {
  at: Coordinates
  shops: Shops
  reachable: boolean
  onSelect: (handle: string) => void
}

/** No zoom separates them, so a press lists them. */
function StackMarker({ at, shops, reachable, onSelect }: StackMarkerProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (open) first.current?.focus({ preventScroll: true })
  }, [open])
  const close = () => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    close()
  }
  return (
    <MapMarker at={at} reachable={reachable} anchor="center" front={open}>
      <button
        ref={button}
        type="button"
        className={styles.cluster}
        data-size="s"
        data-stack
        data-marker={shops[0]?.shop_handle}
        aria-label={`${shops.length} shops at one place`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen((before) => !before)}
        onKeyDown={onKeyDown}
      >
        {shops.length}
      </button>
      {open && (
        <MapPopup at={at} offset={24}>
          <ul id={id} className={styles.stack}>
            {shops.map((shop, rank) => (
              <li key={shop.shop_handle}>
                <button
                  ref={rank === 0 ? first : undefined}
                  type="button"
                  className={styles.choice}
                  aria-label={buttonName(shop)}
                  onKeyDown={onKeyDown}
                  onClick={() => {
                    setOpen(false)
                    onSelect(shop.shop_handle)
                  }}
                >
                  {shop.shop_name}
                </button>
              </li>
            ))}
          </ul>
        </MapPopup>
      )}
    </MapMarker>
  )
}

/**
 * Keeps the focus on the map when zooming in splits the focused cluster. Call the result with a
 * shop's handle before the map moves: its marker gets the focus.
 */
function useMarkerFocus(spots: readonly Spot[]): (handle: string) => void {
  const [wanted, setWanted] = useState<{ handle: string; spots: readonly Spot[] } | null>(null)
  useEffect(() => {
    if (!wanted || wanted.spots === spots) return
    setWanted(null)
    document
      .querySelector<HTMLElement>(`[data-marker="${CSS.escape(wanted.handle)}"]`)
      ?.focus({ preventScroll: true })
  }, [spots, wanted])
  return (handle) => setWanted({ handle, spots })
}

const NAMES = 3
/** Room of a name, px. */
const NAME_ROOM = { width: 128, height: 44 }

/** The open shop and the nearest, sorted by distance, whose names don't lie on each other. */
function namedIn({ bounds, zoom }: Viewport, open: Shops, shops: Shops) {
  // The engines draw the world as a square of 512 px, doubled by each zoom.
  const pxPerDegree = (512 * 2 ** zoom) / 360
  const shrink = Math.cos((((bounds.north + bounds.south) / 2) * Math.PI) / 180)
  const collide = (a: Coordinates, b: Coordinates) =>
    Math.abs(a.longitude - b.longitude) * pxPerDegree < NAME_ROOM.width &&
    (Math.abs(a.latitude - b.latitude) * pxPerDegree) / shrink < NAME_ROOM.height
  const named = [...open]
  for (const shop of shops) {
    if (named.length === NAMES) break
    if (isWithin(bounds, shop) && !named.some((other) => collide(shop, other))) named.push(shop)
  }
  return named
}

interface ClusterMarkerProps {
  at: Coordinates
  count: number
  reachable: boolean
  /** After a press by keyboard, the focus has to move to a marker that replaces this one. */
  onPress: (byKeyboard: boolean) => void
}

/** A press zooms in until they are at least two markers. */
function ClusterMarker({ at, count, reachable, onPress }: ClusterMarkerProps) {
  return (
    <MapMarker at={at} reachable={reachable} anchor="center">
      <button
        type="button"
        className={styles.cluster}
        data-size={count < 10 ? 's' : count < 100 ? 'm' : 'l'}
        aria-label={`${count} shops here, zoom in`}
        // The click count of a key press is 0.
        onClick={({ detail }) => onPress(detail === 0)}
      >
        {count}
      </button>
    </MapMarker>
  )
}

interface Props {
  shops: Shops
  selected: string | null
  hovered: string | null
  onSelect: (handle: string) => void
}

function useView(): Viewport {
  const map = useMapHandle()
  const [view, setView] = useState(() => map.view())
  useEffect(() => {
    setView(map.view())
    return map.listen({ onMoved: setView })
  }, [map])
  return view
}

/** The open shop and the hovered one are never part of a cluster. */
export function ShopMarkers({ shops, selected, hovered, onSelect }: Props) {
  const map = useMapHandle()
  const view = useView()
  const open = shops.find(({ shop_handle }) => shop_handle === selected)
  const spotsIn = useMemo(
    () => indexShops(shops.filter(({ shop_handle }) => shop_handle !== selected)),
    [shops, selected],
  )
  const spots = useMemo(() => spotsIn(view), [spotsIn, view])
  const focusLater = useMarkerFocus(spots)

  const alone = spots.flatMap((spot) => (spot.kind === 'shop' ? [spot.shop] : []))
  const hoveredShops = shops.filter(
    (shop) => shop.shop_handle === hovered && shop !== open && !alone.includes(shop),
  )
  // One list: a marker stays the same element, and keeps the focus, when its shop is opened.
  const single = [...alone, ...hoveredShops, ...(open ? [open] : [])]
  const named = namedIn(
    view,
    open ? [open] : [],
    shops.filter((shop) => alone.includes(shop)),
  )
  return (
    <>
      {spots.map((spot) => {
        if (spot.kind === 'shop') return null
        const reachable = isWithin(view.bounds, spot.at)
        if (spot.kind === 'stack')
          return (
            <StackMarker
              key={`stack ${spot.shops[0]?.shop_handle}`}
              {...spot}
              reachable={reachable}
              onSelect={onSelect}
            />
          )
        const zoomIn = (byKeyboard: boolean) => {
          if (byKeyboard) focusLater(spot.first)
          map.flyTo(spot.at, spot.zoom)
        }
        return (
          <ClusterMarker
            key={`cluster ${spot.first}`}
            at={spot.at}
            count={spot.count}
            reachable={reachable}
            onPress={zoomIn}
          />
        )
      })}
      {single.map((shop) => {
        const handle = shop.shop_handle
        const reachable = isWithin(view.bounds, shop)
        return (
          <ShopMarker
            key={handle}
            shop={shop}
            reachable={reachable}
            selected={shop === open}
            hovered={handle === hovered}
            named={named.includes(shop)}
            onSelect={onSelect}
          />
        )
      })}
    </>
  )
}
