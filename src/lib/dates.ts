const timeZone = 'Asia/Manila'
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, ...options })
  return (moment: string | number) => formatter.format(new Date(moment))
}

/** Whether two ISO 8601 texts are the same time; false for null. */
export const isSameMoment = (a: string | null, b: string | null): boolean => a !== null && b !== null && Date.parse(a) === Date.parse(b)

/** 'July 21, 2026': the long US form, in Manila. */
export const longDate = format({ dateStyle: 'long' })
/** 'Tue, July 21, 2026', in Manila. */
export const weekdayAndDate = format({ weekday: 'short', year: 'numeric', month: 'long', day: 'numeric' })
/** 'Tue, Jul 21, 2026, 9:05 AM', in Manila. */
export const weekdayAndTime = format({
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
/** 'Jul 21, 2026', in Manila. */
export const shortDate = format({ dateStyle: 'medium' })
/** 'Jul 21, 2026, 9:05 AM', in Manila. */
export const dateAndTime = format({ dateStyle: 'medium', timeStyle: 'short' })
/** '9:05 AM', in Manila. */
export const timeOfDay = format({ timeStyle: 'short' })
/** 'Tuesday, July 21', in Manila. */
export const weekdayAndDay = format({ weekday: 'long', month: 'long', day: 'numeric' })
