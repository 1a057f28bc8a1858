import { useEffect, useEffectEvent } from 'react'
import type { Schemas } from '#api/contract.ts'
import type { Route } from '#api/directions.ts'
import { useMapHandle } from '#ui/map/mapContext.ts'
import type { Origin } from '../useOrigin.ts'
import { boundsOf, lineOf, placeKey } from './geometry.ts'

/** MAP-17: a chosen shop. */
const SHOP_ZOOM = 15
/**
 * A part of a town, when the user's place becomes known: its nearest shops stand apart, also on a
 * phone.
 */
const PLACE_ZOOM = 13.5
/** MAP-18. Lengths in px, times in ms. */
const ROUTE = { padding: 100, maxZoom: 15, duration: 1000 }
/** A place at the middle of the map is where the user has moved it, degrees. */
const NEAR_MIDDLE = 0.001

interface Shown {
  shops: readonly Schemas['MapShop'][]
  origin: Origin | null
  selected: string | null
  route: Route | null
}

/**
 * Moves the map to the user's place when it becomes known, to a shop when it is opened, and to a
 * whole route when there is one.
 */
export function useCamera({ shops, origin, selected, route }: Shown): void {
  const map = useMapHandle()
  const shop = shops.find(({ shop_handle }) => shop_handle === selected)

  const showPlace = useEffectEvent(() => {
    if (!origin || origin.kind === 'default' || selected !== null) return
    const { at } = origin
    const { center } = map.view()
    if (Math.hypot(center.latitude - at.latitude, center.longitude - at.longitude) < NEAR_MIDDLE)
      return
    map.flyTo(at, PLACE_ZOOM)
  })
  const place = placeKey(origin)
  useEffect(() => showPlace(), [map, place])

  const showShop = useEffectEvent(() => shop && map.flyTo(shop, SHOP_ZOOM))
  const handle = shop?.shop_handle
  useEffect(() => {
    if (route) map.fit(boundsOf(lineOf(route)), ROUTE)
    else if (handle !== undefined) showShop()
  }, [map, handle, route])
}
