import { useEffect, useState } from 'react'
import { now } from '#lib/clock.ts'

const MINUTE_MS = 60_000

/**
 * The app's current time, ms since the epoch. Rerenders at each full minute, and when the page
 * becomes visible: browsers slow the timers of hidden pages.
 */
export function useMinute(): number {
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    const update = () => setMoment(now())
    const timer = setTimeout(update, MINUTE_MS - (now() % MINUTE_MS))
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [moment])
  return moment
}
