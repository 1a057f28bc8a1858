import { notifyManager } from '@tanstack/react-query'

/** Events taken at once within a time, ms; the others are taken together at its end. */
const AT_ONCE = 10
const WINDOW_MS = 100

/**
 * Passes events on in order: the first of a burst at once, the others together, so that screens
 * render once.
 */
export function createEventQueue<Event>(take: (event: Event) => void) {
  let waiting: Event[] = []
  let taken = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function takeSafely(event: Event): void {
    try {
      take(event)
    } catch (error) {
      // The others must not be lost.
      console.warn('Event:', error)
    }
  }

  function endWindow(): void {
    const events = waiting
    waiting = []
    taken = 0
    timer = events.length > 0 ? setTimeout(endWindow, WINDOW_MS) : undefined
    // The next ones wait, too.
    if (events.length > 0) taken = AT_ONCE
    notifyManager.batch(() => events.forEach(takeSafely))
  }
  return {
    push(event: Event): void {
      timer ??= setTimeout(endWindow, WINDOW_MS)
      taken += 1
      if (taken <= AT_ONCE) takeSafely(event)
      else waiting.push(event)
    },
    stop(): void {
      clearTimeout(timer)
      waiting = []
    },
  }
}
