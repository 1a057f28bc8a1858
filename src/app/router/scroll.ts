import { createContext, use, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { storedValue } from '../../lib/storage.ts'
import { onForget } from '../../state/personal.ts'
import { scrollKey } from './scrollKey.ts'

/** How far the screens of this tab's history are scrolled, px, by their keys. */
const stored = storedValue<Record<string, number>>({
  name: 'scroll',
  version: 1,
  area: 'session',
  parse: (value) => (value && Object.values(value).every(Number.isFinite) ? (value as Record<string, number>) : undefined),
})
let positions = { ...stored.read() }
/** The key of the present screen; undefined when its position is not to be remembered. */
let shown: string | undefined

// The screens of a user who has signed out.
onForget(() => {
  positions = {}
  shown = undefined
})

/** Whether the screen stays scrolled as it is when the user comes to its address. */
export const KeepScroll = createContext(false)

/** Remembers how far the present screen is scrolled. */
export function saveScroll(): void {
  if (shown !== undefined) positions[shown] = globalThis.scrollY
}

/** The element that the address names; null when there is none. */
function target(hash: string): Element | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // No text of UTF-8.
    return null
  }
}

/** Scrolls a screen to where the user had left it, to the element that its address names, or to its top. */
export function useScroll(): void {
  const location = useLocation()
  const keepScroll = use(KeepScroll)
  useLayoutEffect(() => {
    shown = scrollKey(location)
    const position = positions[shown]
    const named = target(location.hash)
    if (position !== undefined) globalThis.scrollTo(0, position)
    else if (named) named.scrollIntoView()
    else if (!keepScroll) globalThis.scrollTo(0, 0)
  }, [location, keepScroll])

  useEffect(() => {
    const { history } = globalThis
    const come = () => {
      history.scrollRestoration = 'manual'
    }
    const leave = () => {
      saveScroll()
      if (Object.keys(positions).length > 0) stored.write(positions)
      // Pages that are not the app's are the browser's to scroll.
      history.scrollRestoration = 'auto'
    }
    come()
    globalThis.addEventListener('pageshow', come)
    globalThis.addEventListener('pagehide', leave)
    return () => {
      globalThis.removeEventListener('pageshow', come)
      globalThis.removeEventListener('pagehide', leave)
    }
  }, [])
}
