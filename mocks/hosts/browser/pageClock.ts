import { after, realTime } from '../timers.ts'

/**
 * By how much the world's clock must have moved for the page to look again, ms: nothing that it
 * shows is more exact.
 */
const NOTICEABLE_MS = 30_000
/** Shortest time between two looks, real ms: at a high speed the clock moves all the time. */
const INTERVAL_MS = 1000

/**
 * What a page does when the user comes back to it after a while: it renders again what depends on
 * the time, and refetches what may be old. The page need not know of clocks that can be moved.
 */
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

/**
 * Makes the page follow the world's clock.
 * @param onClock receives the world's time, ms since the epoch
 * @param start the world's time now
 * @returns a function to be called with each new time
 */
export function createPageClock(
  onClock: (now: number) => void,
  start: number,
): (now: number) => void {
  /** World time minus real time as the page has last shown it, ms. */
  let shown = start - realTime()
  let rests = false
  const look = (ahead: number) => {
    if (rests || Math.abs(ahead - shown) < NOTICEABLE_MS) return
    shown = ahead
    rests = true
    after(INTERVAL_MS, () => {
      rests = false
      look(current)
    })
    lookAgain()
  }
  let current = shown
  onClock(start)
  return (now) => {
    onClock(now)
    current = now - realTime()
    look(current)
  }
}
