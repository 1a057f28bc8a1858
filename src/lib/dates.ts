const timeZone = 'Asia/Manila'
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, ...options })
  return (moment: string | number) => formatter.format(new Date(moment))
}

/** 'July 21, 2026': the long US form, in Manila. */
export const longDate = format({ dateStyle: 'long' })
/** 'Jul 21, 2026', in Manila. */
export const shortDate = format({ dateStyle: 'medium' })
/** 'Jul 21, 2026, 9:05 AM', in Manila. */
export const dateAndTime = format({ dateStyle: 'medium', timeStyle: 'short' })
