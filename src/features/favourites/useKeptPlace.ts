import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps a keyboard user's place in a grid of cards whose heart removes them: when the card that held the focus is gone,
 * the heart now in its place takes it, else the last one, else the grid's box. Put `box` on the element around the
 * grid and call `leave` with a card's place before it goes; `count` is how many cards there are.
 */
export function useKeptPlace(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const place = useRef<number | null>(null)

  useLayoutEffect(() => {
    const index = place.current
    place.current = null
    if (index === null || !box.current || document.activeElement !== document.body) return
    const hearts = box.current.querySelectorAll<HTMLElement>('article > button')
    const next = hearts[Math.min(index, hearts.length - 1)] ?? box.current
    next.focus({ preventScroll: true })
  }, [count])

  const leave = (index: number) => {
    place.current = index
  }
  return { box, leave }
}
