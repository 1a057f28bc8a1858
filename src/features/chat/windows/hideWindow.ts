import { flushSync } from 'react-dom'

const canFocus = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element !== document.body &&
  element.checkVisibility()

/**
 * Hides a window or a bubble by `change`, and moves the focus to the first of these that can have
 * it: the element that was focused before (`opener`), the bubble of the conversation, the next
 * bubble or window, the heading of the screen.
 */
export function hideWindow(
  dock: HTMLElement,
  conversationId: string,
  opener: Element | null,
  change: (conversationId: string) => void,
): void {
  // Synchronously, so that the elements that the window made inert can be focused.
  flushSync(() => change(conversationId))
  const candidates = [
    opener,
    dock.querySelector(`[data-bubble="${conversationId}"]`),
    dock.querySelector('[data-bubble], [role=dialog] h2'),
    document.querySelector('#main h1'),
  ]
  candidates.find(canFocus)?.focus({ preventScroll: true })
}
