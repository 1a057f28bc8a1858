import { useLocation, useNavigate } from 'react-router-dom'
import type { Coordinates } from '#lib/geolocation.ts'
import { formatNear, parseNear } from '#lib/near.ts'
import { changeParams } from '#lib/queryString.ts'
import { useChangeParams } from '#ui/useChangeParams.ts'
import { cut, visibleText } from '#lib/visibleText.ts'

/** Maximum length of `query` in the contract, characters. */
export const MAX_TERM = 100

/** What a history entry of this page remembers. */
interface EntryState {
  /** The entry was added by opening this, so that Back closes it. */
  opened?: 'shop' | 'way'
  /** On phones: the map in place of the list; for a way unless the user has chosen the list. */
  map?: boolean
}

export interface Search {
  /** Empty for all shops. */
  term: string
  /** Null for the device's position. */
  near: Coordinates | null
}

/**
 * What the page shows, all of it in its address, and the ways to change that. A search, opening a shop and its way add a history entry;
 * another shop replaces the open one.
 */
export function useNearbyAddress() {
  const { search } = useLocation()
  const state = useLocation().state as EntryState | null
  const change = useChangeParams()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const term = cut(visibleText(params.get('query') ?? ''), MAX_TERM)
  const near = parseNear(params.get('near'))
  const shop = params.get('shop') || null
  const way = shop !== null && params.has('way')
  /** A way is seen best on the map. */
  const map = state?.map ?? way

  const close = (part: 'shop' | 'way', changes: Record<string, null>) => {
    if (state?.opened === part) void navigate(-1)
    else change(changes, { replace: true, state: { map } satisfies EntryState })
  }
  const searchFor = (next: Search) => {
    const changes = { query: next.term || null, near: next.near && formatNear(next.near), shop: null, way: null }
    // The same search again adds no entry.
    if (changeParams(search, changes) !== changeParams(search, { shop: null, way: null }))
      change(changes, { toTop: true, state: { map } satisfies EntryState })
  }
  return {
    term,
    near,
    shop,
    way,
    map,
    searchFor,
    /** Opens a shop; null closes the open one. */
    select: (handle: string | null) => {
      if (handle === shop) return
      if (handle === null) return close('shop', { shop: null, way: null })
      const opened = shop === null ? 'shop' : way ? undefined : state?.opened
      change({ shop: handle, way: null }, { replace: shop !== null, state: { opened, map } satisfies EntryState })
    },
    /** Removes a shop from the address that is not on the page; without its way, a link to that shows the list. */
    drop: () => change({ shop: null, way: null }, { replace: true, state: { map: state?.map ?? false } satisfies EntryState }),
    openWay: () => change({ way: '' }, { state: { opened: 'way', map: true } satisfies EntryState }),
    closeWay: () => close('way', { way: null }),
    showMap: (shown: boolean) => change({}, { replace: true, state: { ...state, map: shown } satisfies EntryState }),
  }
}
