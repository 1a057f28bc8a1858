import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import type { Route } from '#api/directions.ts'
import { type Coordinates, DEFAULT_CENTRE } from '#lib/geolocation.ts'
import { MapLine } from '#ui/map/MapLine.tsx'
import { MapView } from '#ui/map/MapView.tsx'
import type { Viewport } from '#ui/map/openMap.ts'
import type { Origin } from '../useOrigin.ts'
import { lineOf, placeKey } from './geometry.ts'
import styles from './NearbyMap.module.css'
import { OriginMarker } from './OriginMarker.tsx'
import { SearchArea } from './SearchArea.tsx'
import { ShopMarkers } from './ShopMarkers.tsx'
import { useCamera } from './useCamera.ts'

/** MAP-16. */
const START_ZOOM = 10

interface Props {
  shops: Schemas['MapShop'][]
  /** Null while the device's position is being determined. */
  origin: Origin | null
  /** `shop_handle` of the open shop. */
  selected: string | null
  onSelect: (handle: string) => void
  /** `shop_handle` of the card under the pointer. */
  hovered: string | null
  route: Route | null
  onSearchArea: (center: Coordinates) => void
  onLocated?: () => void
  /** The map is there, at first or again. */
  onShown?: () => void
  onUnavailable?: () => void
}

/** Moves the map to what the page is about. A component, since only children of the map may move it. */
function Camera({ onShown, ...shown }: Pick<Props, 'shops' | 'origin' | 'selected' | 'route' | 'onShown'>) {
  useCamera(shown)
  const tell = useEffectEvent(() => onShown?.())
  useEffect(() => tell(), [])
  return null
}

/** The shops on a map, with the place that they are near and the route to the open one. */
export function NearbyMap({ shops, origin, selected, onSelect, hovered, route, onSearchArea, onLocated, onShown, onUnavailable }: Props) {
  /** The view that the user has moved the map to, since the last search. */
  const [moved, setMoved] = useState<Viewport | null>(null)
  const place = placeKey(origin)
  useEffect(() => setMoved(null), [place])
  const choose = (handle: string) => {
    // The shop's panel is beside the map, so a map on the whole screen would hide it.
    if (document.fullscreenElement) void document.exitFullscreen()
    onSelect(handle)
  }
  const line = useMemo(() => (route ? lineOf(route) : null), [route])
  return (
    <MapView
      label="Map of nearby shops"
      center={DEFAULT_CENTRE}
      zoom={START_ZOOM}
      controls="all"
      className={styles.map}
      instead="You can still use the list of shops."
      onMoved={(view, byUser) => byUser && setMoved(view)}
      onLocated={onLocated}
      onUnavailable={onUnavailable}
    >
      <Camera onShown={onShown} shops={shops} origin={origin} selected={selected} route={route} />
      {line && <MapLine coordinates={line} />}
      {origin && origin.kind !== 'default' && <OriginMarker origin={origin} />}
      <ShopMarkers shops={shops} selected={selected} hovered={hovered} onSelect={choose} />
      {moved && <SearchArea onPress={() => onSearchArea(moved.center)} />}
    </MapView>
  )
}
