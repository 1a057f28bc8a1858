import { useEffect, useEffectEvent, useRef } from 'react'
import type { Schemas } from '#api/contract.ts'
import type { Route } from '#api/directions.ts'
import type { Coordinates } from '#lib/geolocation.ts'
import type { Bounds } from '#ui/map/bounds.ts'
import type { LngLat } from '#ui/map/gl.ts'
import { useMapHandle } from '#ui/map/mapContext.ts'
import type { Origin } from '../useOrigin.ts'

export const lineOf = (route: Route): LngLat[] =>
  route.geometry.coordinates.map(([longitude = 0, latitude = 0]) => [longitude, latitude])

/** It changes with the place only: the origin is a new object on each render. */
export const placeKey = (origin: Origin | null): string =>
  origin ? `${origin.kind} ${origin.at.latitude} ${origin.at.longitude}` : ''

/** Of at least one point. */
const boundsOf = (points: readonly LngLat[]): Bounds =>
  points.reduce(
    ({ west, south, east, north }, [longitude, latitude]) => ({
      west: Math.min(west, longitude),
      south: Math.min(south, latitude),
      east: Math.max(east, longitude),
      north: Math.max(north, latitude),
    }),
    { west: 180, south: 90, east: -180, north: -90 },
  )

/** MAP-17: a chosen shop. */
const SHOP_ZOOM = 15
/** It shows a part of a town: the nearest shops stand apart, also on a phone. */
const PLACE_ZOOM = 13.5
/** The nearest shops that are shown with the device, where they are in the same town. */
const NEAREST = 5
/** The size of a town, degrees: some 3 km. */
const TOWN = 0.03
/** Set by MAP-18, and used for the shops around the device; px and ms. */
const FIT = { padding: 100, maxZoom: 15, duration: 1000 }
/** Degrees from the middle: the user has moved the map there. */
const NEAR_MIDDLE = 0.001

const lngLat = ({ longitude, latitude }: Coordinates): LngLat => [longitude, latitude]

const apart = (a: Coordinates, b: Coordinates): number =>
  Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude)

interface Shown {
  shops: readonly Schemas['MapShop'][]
  origin: Origin | null
  selected: string | null
  route: Route | null
}

/**
 * Moves the map to the user's place when it becomes known, then to the shops around it if it is the
 * device's, to a shop that is opened, and to a whole route.
 */
export function useCamera({ shops, origin, selected, route }: Shown): void {
  const map = useMapHandle()
  const shop = shops.find(({ shop_handle }) => shop_handle === selected)

  const place = placeKey(origin)
  const at = origin?.kind === 'device' ? origin.at : undefined
  const around = at ? shops.filter((one) => apart(one, at) < TOWN).slice(0, NEAREST) : []
  const hasShops = around.length > 0
  const shown = useRef({ place: '', hasShops: false })
  const showPlace = useEffectEvent(() => {
    if (!origin || origin.kind === 'default' || selected !== null) return
    if (shown.current.place === place && (shown.current.hasShops || !hasShops)) return
    shown.current = { place, hasShops }
    if (hasShops) map.fit(boundsOf([origin.at, ...around].map(lngLat)), FIT)
    else if (apart(map.view().center, origin.at) >= NEAR_MIDDLE) map.flyTo(origin.at, PLACE_ZOOM)
  })
  useEffect(() => showPlace(), [map, place, hasShops])

  const showShop = useEffectEvent(() => shop && map.flyTo(shop, SHOP_ZOOM))
  const handle = shop?.shop_handle
  useEffect(() => {
    if (route) map.fit(boundsOf(lineOf(route)), FIT)
    else if (handle !== undefined) showShop()
  }, [map, handle, route])
}
