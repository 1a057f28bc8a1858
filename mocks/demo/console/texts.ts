const manila = new Intl.DateTimeFormat('en-PH', {
  timeZone: 'Asia/Manila',
  dateStyle: 'medium',
  timeStyle: 'medium',
})

export const UNANSWERED = 'The marketplace has not answered. Please try again.'

/** A time in ms since the epoch. */
export const inManila = (ms: number): string => manila.format(ms)

export const count = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en-PH')} ${n === 1 ? one : many}`
