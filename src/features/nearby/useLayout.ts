import { useEffect, useRef, useState } from 'react'
import { mapsAvailable } from '#ui/map/engine.ts'
import { useMediaQuery } from '#ui/useMediaQuery.ts'

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

  // The page of the map is as high as the screen, so the list's position has to be kept.
  const scrolled = useRef(0)
  // After the router's own restoration, which knows the position on the map's page only.
  useEffect(() => {
    if (layout === 'list' && scrolled.current > 0) window.scrollTo(0, scrolled.current)
    if (layout !== 'map') scrolled.current = 0
  }, [layout])

  return {
    wide,
    layout,
    /** The map is in the document; where it has failed, its message is. */
    mapMounted: available && (failed || layout !== 'list'),
    listShown: layout === 'list' || (layout === 'both' && !listHidden),
    /** On a narrow screen the user can change between list and map. */
    switchable: available && !failed && !wide,
    /** Call it before the map replaces the list, which is then found where it was. */
    keepScroll: () => {
      scrolled.current = window.scrollY
    },
    toggleList: () => setListHidden(!listHidden),
    onMapShown: () => setFailed(false),
    onMapFailed: () => setFailed(true),
  }
}
