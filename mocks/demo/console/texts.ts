const manila = new Intl.DateTimeFormat('en-PH', {
  timeZone: 'Asia/Manila',
  dateStyle: 'medium',
  timeStyle: 'medium',
})

/** A time (ms since the epoch) as a user of the marketplace reads it. */
export const inManila = (ms: number): string => manila.format(ms)

/** A number with its noun. */
export const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-PH')} ${n === 1 ? one : many}`
