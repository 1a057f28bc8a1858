import { flushSync } from 'react-dom'

const canFocus = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element !== document.body &&
  element.checkVisibility()

/**
 * Moves the focus to the first that can have it: what was focused before (`opener`), the
 * conversation's bubble, the next bubble or window, the heading of the screen.
 */
export function hideWindow(
  dock: HTMLElement,
  conversationId: string,
  opener: Element | null,
  change: (conversationId: string) => void,
): void {
  // Synchronously: what the window made inert can then be focused.
  flushSync(() => change(conversationId))
  const candidates = [
    opener,
    dock.querySelector(`[data-bubble="${conversationId}"]`),
    dock.querySelector('[data-bubble], [role=dialog] h2'),
    document.querySelector('#main h1'),
  ]
  candidates.find(canFocus)?.focus({ preventScroll: true })
}
