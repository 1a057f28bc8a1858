const manila = new Intl.DateTimeFormat('en-PH', {
  timeZone: 'Asia/Manila',
  dateStyle: 'medium',
  timeStyle: 'medium',
})

/** A time (ms since the epoch) as a user of the marketplace reads it. */
export const inManila = (ms: number): string => manila.format(ms)

const time = new Intl.DateTimeFormat('en-PH', {
  timeZone: 'Asia/Manila',
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
})

/** Its day of the week and time: 'Thursday 9:31 AM'. */
export const timeInManila = (ms: number): string => time.format(ms)

/** A number with its noun. */
export const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-PH')} ${n === 1 ? one : many}`
