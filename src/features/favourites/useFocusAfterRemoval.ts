import { useLayoutEffect, useRef } from 'react'

/**
 * Restores the focus in a grid of cards with a heart that removes them: when the focused card has been removed,
 * the focus moves to the heart at the same index, else to the last heart, else to `box`. Put `box` on the element around the
 * grid and call `willRemove` with a card's index before its removal; `count` is the number of cards.
 */
export function useFocusAfterRemoval(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const removed = useRef<number | null>(null)

  useLayoutEffect(() => {
    const index = removed.current
    removed.current = null
    if (index === null || !box.current || document.activeElement !== document.body) return
    const hearts = box.current.querySelectorAll<HTMLElement>('article > button')
    const next = hearts[Math.min(index, hearts.length - 1)] ?? box.current
    next.focus({ preventScroll: true })
  }, [count])

  const willRemove = (index: number) => {
    removed.current = index
  }
  return { box, willRemove }
}
