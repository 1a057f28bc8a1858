import { useEffect, useState } from 'react'
import { dayNumber, startOfDay } from '../lib/calendarDays.ts'
import { now } from '../lib/clock.ts'

/** The day is checked this often at least, ms: the app's clock may be moved, and a device may sleep. */
const CHECK_MS = 60_000

const today = () => dayNumber(now())

/** The number of the current day in Manila (`dayNumber`), by the app's clock; the component rerenders at midnight. */
export function useToday(): number {
  const [day, setDay] = useState(today)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(check, Math.min(startOfDay(today() + 1) - now(), CHECK_MS))
    }
    const check = () => {
      setDay(today())
      wait()
    }
    wait()
    return () => clearTimeout(timer)
  }, [])
  return day
}
