import { useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { mapsAvailable } from '#ui/map/engine.ts'
import type { Nearby } from './useNearby.ts'

const WIDE = '(width >= 56.25rem)'

/**
 * Wide screens show the list, which can be hidden, and the map; narrow ones either. Without a map,
 * the list is alone.
 */
export function useLayout({ map, showMap }: Pick<Nearby['address'], 'map' | 'showMap'>) {
  const wide = useMediaQuery(WIDE)
  const [failed, setFailed] = useState(false)
  const [listHidden, setListHidden] = useState(false)
  const available = mapsAvailable()
  const layout = !available || failed || !(wide || map) ? 'list' : wide ? 'both' : 'map'

  // The page of the map is as high as the screen: the list's scroll position would be lost.
  const scrolled = useRef(0)
  // After the router's own restoration, which knows the position on the map's page only.
  useEffect(() => {
    if (layout === 'list' && scrolled.current > 0) window.scrollTo(0, scrolled.current)
    if (layout !== 'map') scrolled.current = 0
  }, [layout])

  return {
    wide,
    layout,
    mapMounted: available && (failed || layout !== 'list'),
    listShown: layout === 'list' || (layout === 'both' && !listHidden),
    switchable: available && !failed && !wide,
    switchView: () => {
      if (layout !== 'map') scrolled.current = window.scrollY
      showMap(layout !== 'map')
    },
    toggleList: () => setListHidden(!listHidden),
    onMapShown: () => setFailed(false),
    onMapFailed: () => setFailed(true),
  }
}

export type Layout = ReturnType<typeof useLayout>
