import { timeInManila } from '#lib/calendarDays.ts'
import { isTimeOfDay } from '#lib/timeOfDay.ts'
import type { components } from '#openapi/generated/types.ts'

export const FREE_PICKUP = 'Free pickup at this shop'

type Hours = components['schemas']['WorkingHour']

/** '20:30' → '8:30 PM'. */
function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

const isAllDay = ({ from, to }: Hours) => from === '00:00' && to === '23:59'

const areTimes = ({ from, to }: Hours) => isTimeOfDay(from) && isTimeOfDay(to)

/** '7:00 AM – 8:00 PM', or 'Open 24 hours'. Empty for hours that are no times. */
export function hoursText(hours: Hours): string {
  if (isAllDay(hours)) return 'Open 24 hours'
  return areTimes(hours) ? `${clockTime(hours.from)} – ${clockTime(hours.to)}` : ''
}

/**
 * Says when a closed shop opens: 'at 7:00 AM', 'tomorrow at 7:00 AM'. Null while it is open, and
 * for hours that are no times.
 * @param at ms since the epoch
 */
export function nextOpening(hours: Hours, at: number): string | null {
  const { from, to } = hours
  if (!areTimes(hours) || isAllDay(hours)) return null
  const time = timeInManila(at)
  // Past midnight, or at all hours when both are the same.
  const isOpen = from < to ? from <= time && time < to : time >= from || time < to
  if (isOpen) return null
  return `${time < from ? '' : 'tomorrow '}at ${clockTime(from)}`
}
