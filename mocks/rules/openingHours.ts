/** Daily working hours in Manila time, 'HH:MM'; when `to` is earlier than `from`, it is on the next day. */
export interface Hours {
  from: string
  to: string
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const MANILA_MS = 8 * HOUR

const manilaTime = (now: number) => new Date(now + MANILA_MS).toISOString().slice(11, 16)

/** Whether a shop is open at a time (ms since the epoch) by its working hours, Manila time; these may extend past midnight. */
export function isOpen({ from, to }: Hours, now: number): boolean {
  const time = manilaTime(now)
  return from <= to ? from <= time && time < to : time >= from || time < to
}

/** The next time at which a shop opens, ms since the epoch, after a time at which it is closed. */
export function nextOpening({ from }: Hours, now: number): number {
  const midnight = Math.floor((now + MANILA_MS) / DAY) * DAY - MANILA_MS
  const [hour, minute] = from.split(':').map(Number) as [number, number]
  const today = midnight + hour * HOUR + minute * 60_000
  return today > now ? today : today + DAY
}

/** Whether two times (ms since the epoch) are on the same day in Manila. */
export const sameDay = (a: number, b: number) => Math.floor((a + MANILA_MS) / DAY) === Math.floor((b + MANILA_MS) / DAY)

/** Hour of the day in Manila, 0 to 23. */
export const manilaHour = (now: number) => Number(manilaTime(now).slice(0, 2))

/** '07:00' as '7:00 AM'. */
export function clockTime(time: string): string {
  const [hour, minute] = time.split(':') as [string, string]
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}
