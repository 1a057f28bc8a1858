import { type RefObject, useEffect, useState } from 'react'
import { after } from '../../hosts/timers.ts'
import { coverCost } from './obstacles.ts'
import { boxAt, clearPlace, type Place, samePlace } from './place.ts'
import { roomOf } from './useMovable.ts'

/** How long the page must have been still before the console looks for a place, ms. */
const SETTLED_MS = 250
/** Where it stands when the user has chosen no place. */
const FIRST: Place = { x: 0, y: 0 }

/**
 * Calls back after each change of the page, once it has settled. Returns a function that stops it.
 */
function onSettled(work: () => void): () => void {
  let cancel = after(SETTLED_MS, work)
  const restart = () => {
    cancel()
    cancel = after(SETTLED_MS, work)
  }
  const observer = new MutationObserver(restart)
  observer.observe(document.body, { childList: true, subtree: true })
  // Scrolling inside a sheet or list counts as a change. Scrolling of the page does not: it happens
  // all the time.
  const onScroll = ({ target }: Event) => target !== document && restart()
  document.addEventListener('scroll', onScroll, true)
  globalThis.addEventListener('resize', restart)
  return () => {
    cancel()
    observer.disconnect()
    document.removeEventListener('scroll', onScroll, true)
    globalThis.removeEventListener('resize', restart)
  }
}

/**
 * The place for an element over the page: the one that the user has chosen (null for none), or the
 * nearest to it at which the element covers no bar and no text field, and, when the user has chosen
 * none, no button or link either. It does not change while the user is at the element.
 */
export function useClearPlace(element: RefObject<HTMLElement | null>, chosen: Place | null): Place {
  const [found, setFound] = useState<Place | null>(null)
  useEffect(() => {
    const look = () => {
      const own = element.current
      const host = own && (own.getRootNode() as Partial<ShadowRoot>).host
      if (!own || !host || own.matches(':hover, :focus-within')) return
      const room = roomOf(own)
      const cost = coverCost(host, chosen !== null)
      const wanted = chosen ?? FIRST
      setFound((now) => {
        // The element stays where it is while its place is clear, so that it does not move more
        // often than needed.
        if (now && chosen === null && cost(boxAt(room, now)) === 0) return now
        const next = clearPlace(room, wanted, cost)
        return now && samePlace(now, next) ? now : next
      })
    }
    setFound(null)
    return onSettled(look)
  }, [element, chosen])
  return found ?? chosen ?? FIRST
}
