import { useLocation, useNavigate } from 'react-router-dom'
import { formatNear, parseNear } from '#domain/near.ts'
import type { Coordinates } from '#lib/geolocation.ts'
import { changeParams } from '#lib/queryString.ts'
import { useChangeParams } from '#lib/useChangeParams.ts'
import { cut, searchText } from '#lib/visibleText.ts'

/** Longest `query` in the contract, characters. */
export const MAX_TERM = 100

interface EntryState {
  /** What this entry opened, so that Back closes it. */
  opened?: 'shop' | 'directions'
  /** Shown on phones instead of the list; for directions unless the user has chosen the list. */
  map?: boolean
}

export interface Search {
  term: string
  near: Coordinates | null
}

/**
 * The page's address describes what it shows. A search, opening a shop and opening its directions
 * add a history entry; another shop replaces the open one's.
 */
export function useNearbyAddress() {
  const { search } = useLocation()
  const state = useLocation().state as EntryState | null
  const change = useChangeParams()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const term = cut(searchText(params.get('query') ?? ''), MAX_TERM)
  const near = parseNear(params.get('near'))
  const shop = params.get('shop') || null
  const directions = shop !== null && params.has('directions')
  /** A route is seen best on the map. */
  const map = state?.map ?? directions

  const close = (part: 'shop' | 'directions', changes: Record<string, null>) => {
    if (state?.opened === part) void navigate(-1)
    else change(changes, { replace: true, state: { map } satisfies EntryState })
  }
  const searchFor = (next: Search) => {
    const changes = {
      query: next.term || null,
      near: next.near && formatNear(next.near),
      shop: null,
      directions: null,
    }
    // The same search again adds no entry.
    if (changeParams(search, changes) !== changeParams(search, { shop: null, directions: null }))
      change(changes, { toTop: true, state: { map } satisfies EntryState })
  }
  return {
    term,
    near,
    shop,
    directions,
    map,
    searchFor,
    select: (handle: string | null) => {
      if (handle === shop) return
      if (handle === null) return close('shop', { shop: null, directions: null })
      const opened = shop === null ? 'shop' : directions ? undefined : state?.opened
      change(
        { shop: handle, directions: null },
        { replace: shop !== null, state: { opened, map } satisfies EntryState },
      )
    },
    /** Removes a shop that the results lack. A link to its directions then shows the list. */
    drop: () =>
      change(
        { shop: null, directions: null },
        { replace: true, state: { map: state?.map ?? false } satisfies EntryState },
      ),
    openDirections: () =>
      change(
        { directions: '' },
        { state: { opened: 'directions', map: true } satisfies EntryState },
      ),
    closeDirections: () => close('directions', { directions: null }),
    showMap: (shown: boolean) =>
      change({}, { replace: true, state: { ...state, map: shown } satisfies EntryState }),
  }
}
