import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Host } from './host.ts'
import type { Walk } from './walk.ts'

/** The console, whose window Escape closes. */
const CONSOLE = 'suki-simulator'

const isIn = (event: Event, name: string) =>
  event.composedPath().some((node) => node instanceof Element && node.localName === name)

/** The controls of a card in the order of Tab. */
const controlsOf = (card: HTMLElement | null) => [
  ...(card?.querySelectorAll<HTMLElement>('button') ?? []),
]

/**
 * Escape ends the tour wherever the focus is, once: a dialog around the card stays open. Tab leads
 * from the card's last control to what the card points at, and Shift+Tab back from there, since the
 * card is elsewhere in the page.
 */
export function useKeys(
  walk: Walk,
  host: Host,
  card: RefObject<HTMLElement | null>,
  onEnd: () => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const take = (action: () => void) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      action()
    }
    if (event.key === 'Escape' && !isIn(event, CONSOLE)) return take(onEnd)
    if (event.key !== 'Tab') return
    const target = walk.target()
    const last = controlsOf(card.current).at(-1)
    if (!event.shiftKey && host.hasFocus() && event.composedPath()[0] === last && target) {
      target.focus()
      // If the target is not focusable, Tab keeps its default.
      if (document.activeElement === target) take(() => undefined)
    } else if (event.shiftKey && target && document.activeElement === target)
      take(() => last?.focus())
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    // Before the app's own handlers.
    globalThis.addEventListener('keydown', onKeyDown, true)
    return () => globalThis.removeEventListener('keydown', onKeyDown, true)
  }, [])
}
