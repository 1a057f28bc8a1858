import AimOutlined from '@ant-design/icons/AimOutlined'
import HomeOutlined from '@ant-design/icons/HomeOutlined'
import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Schemas } from '#api/contract.ts'
import type { Route } from '#api/directions.ts'
import { type Coordinates, currentPosition, DEFAULT_CENTRE } from '#lib/geolocation.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useMapHandle } from '#ui/map/mapContext.ts'
import { MapLine } from '#ui/map/MapLine.tsx'
import { MapMarker } from '#ui/map/MapMarker.tsx'
import { MapView } from '#ui/map/MapView.tsx'
import type { Viewport } from '#ui/map/openMap.ts'
import { showPositionError } from '#ui/positionError.ts'
import type { Origin } from '../useOrigin.ts'
import { ShopMarkers } from './ShopMarkers.tsx'
import { lineOf, placeKey, useCamera } from './useCamera.ts'
import styles from './NearbyMap.module.css'

const POSITION_ZOOM = 15

interface LocateControlProps {
  /** Changes with the shown place: the user has asked for no other position since. */
  shown: unknown
  onLocated?: () => void
}

function LocateControl({ shown, onLocated }: LocateControlProps) {
  const map = useMapHandle()
  const begin = useCurrentRequest()
  const [locating, setLocating] = useState(false)
  const [box] = useState(() => document.createElement('div'))
  useEffect(() => map.addControl(box), [map, box])
  const drop = useEffectEvent(() => {
    begin()
    setLocating(false)
  })
  useEffect(() => drop(), [shown])

  const locate = async () => {
    if (locating) return
    const isCurrent = begin()
    setLocating(true)
    try {
      const at = await currentPosition()
      if (!isCurrent()) return
      map.flyTo(at, POSITION_ZOOM)
      onLocated?.()
    } catch (error) {
      if (!isCurrent()) return
      showPositionError(error, 'Please enable location services and try again.')
    }
    setLocating(false)
  }
  const label = locating ? 'Finding your location' : 'Find my location'
  return createPortal(
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-busy={locating}
      className={styles.locate}
      onClick={() => void locate()}
    >
      <Icon icon={AimOutlined} />
    </button>,
    box,
  )
}

/** It lies over the shops, which are pressed through it. */
function OriginMarker({ origin: { at, kind } }: { origin: Origin }) {
  const name = kind === 'device' ? 'You are here' : 'Your chosen location'
  return (
    <MapMarker at={at} anchor="center" front>
      <span role="img" aria-label={name} title={name} className={styles.origin} data-kind={kind}>
        {kind === 'place' && <Icon icon={HomeOutlined} size={14} />}
      </span>
    </MapMarker>
  )
}

/** MAP-16. */
const START_ZOOM = 10

interface Props {
  shops: Schemas['MapShop'][]
  origin: Origin | null
  selected: string | null
  onSelect: (handle: string) => void
  hovered: string | null
  route: Route | null
  controls?: 'zoom' | 'all'
  onSearchArea: (center: Coordinates) => void
  onLocated?: () => void
  onShown?: () => void
  onUnavailable?: () => void
}

/** Only children of the map have its handle. */
function Camera({
  onShown,
  ...shown
}: Pick<Props, 'shops' | 'origin' | 'selected' | 'route' | 'onShown'>) {
  useCamera(shown)
  const notifyShown = useEffectEvent(() => onShown?.())
  useEffect(() => notifyShown(), [])
  return null
}

export function NearbyMap({
  shops,
  origin,
  selected,
  onSelect,
  hovered,
  route,
  controls = 'all',
  onSearchArea,
  onLocated,
  onShown,
  onUnavailable,
}: Props) {
  /** Where the user has moved the map since the last search. */
  const [moved, setMoved] = useState<Viewport | null>(null)
  const place = placeKey(origin)
  useEffect(() => setMoved(null), [place])
  const choose = (handle: string) => {
    // A map in full screen would hide the shop's panel beside it.
    if (document.fullscreenElement) void document.exitFullscreen()
    onSelect(handle)
  }
  const shown = useMemo(() => [place, selected, moved], [place, selected, moved])
  const line = useMemo(() => (route ? lineOf(route) : null), [route])
  return (
    <MapView
      label="Map of nearby shops"
      center={DEFAULT_CENTRE}
      zoom={START_ZOOM}
      controls={controls}
      className={styles.map}
      instead="You can still use the list of shops."
      onMoved={(view, byUser) => byUser && setMoved(view)}
      onUnavailable={onUnavailable}
    >
      {controls === 'all' && <LocateControl shown={shown} onLocated={onLocated} />}
      <Camera onShown={onShown} shops={shops} origin={origin} selected={selected} route={route} />
      {line && <MapLine coordinates={line} />}
      {origin && origin.kind !== 'default' && <OriginMarker origin={origin} />}
      <ShopMarkers shops={shops} selected={selected} hovered={hovered} onSelect={choose} />
      {/* Searching at once would change the list while it is read. */}
      {moved && (
        <div className={styles.searchArea}>
          <Button
            variant="secondary"
            size="s"
            icon={SearchOutlined}
            onClick={() => onSearchArea(moved.center)}
          >
            Search this area
          </Button>
        </div>
      )}
    </MapView>
  )
}
