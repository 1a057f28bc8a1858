import { flushSync } from 'react-dom'

const canFocus = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body && element.checkVisibility()

/**
 * Hides a window or a bubble by `change`, and moves the focus back to where the user was before (`opener`); else to the bubble of
 * the conversation, to the next bubble or window, or to the heading of the screen.
 */
export function leave(dock: HTMLElement, conversationId: string, opener: Element | null, change: (conversationId: string) => void): void {
  // The window is gone then, and what it made inert can be focused.
  flushSync(() => change(conversationId))
  const candidates = [
    opener,
    dock.querySelector(`[data-bubble="${conversationId}"]`),
    dock.querySelector('[data-bubble], [role=dialog] h2'),
    document.querySelector('#main h1'),
  ]
  candidates.find(canFocus)?.focus({ preventScroll: true })
}
