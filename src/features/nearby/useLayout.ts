import { useLayoutEffect, useRef, useState } from 'react'
import { mapsAvailable } from '../../ui/map/engine.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'

/** From this width on the map is beside the list. */
const WIDE = '(width >= 56.25rem)'

/**
 * What is on the screen: on wide screens the list and the map, of which the list can be hidden; on narrow ones either of them; where no
 * map can be shown, the list alone.
 * @param map the user has asked for the map, on a narrow screen
 */
export function useLayout(map: boolean) {
  const wide = useMediaQuery(WIDE)
  const [failed, setFailed] = useState(false)
  const [listHidden, setListHidden] = useState(false)
  const available = mapsAvailable()
  const layout = !available || failed || !(wide || map) ? 'list' : wide ? 'both' : 'map'

  // The list starts where it was when the map comes off.
  const scrolled = useRef(0)
  useLayoutEffect(() => {
    if (layout !== 'map') return
    const before = window.scrollY
    window.scrollTo(0, 0)
    return () => {
      scrolled.current = before
    }
  }, [layout])
  useLayoutEffect(() => {
    if (layout === 'list' && scrolled.current > 0) window.scrollTo(0, scrolled.current)
    scrolled.current = 0
  }, [layout])

  return {
    wide,
    layout,
    /** The map is in the document; where it has failed, its message is. */
    mapMounted: available && (failed || layout !== 'list'),
    listShown: layout === 'list' || (layout === 'both' && !listHidden),
    /** On a narrow screen the user can change between list and map. */
    switchable: available && !failed && !wide,
    toggleList: () => setListHidden(!listHidden),
    onMapShown: () => setFailed(false),
    onMapFailed: () => setFailed(true),
  }
}
