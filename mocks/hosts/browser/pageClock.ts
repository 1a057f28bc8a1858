import { after, realTime } from '../timers.ts'

/**
 * The clock must have moved by so much for the page to look again: nothing that it shows is more
 * exact.
 */
const NOTICEABLE_MS = 30_000
/** Real ms between two looks: at a high speed the clock moves all the time. */
const INTERVAL_MS = 1000

/** Does what the user's return does: the page renders what depends on the time, and refetches. */
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

/**
 * Times are the world's, ms since the epoch.
 * @returns a function to be called with each new time
 */
export function createPageClock(
  onClock: (now: number) => void,
  start: number,
): (now: number) => void {
  /** World time minus real time, ms. */
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
