import { pastedText } from './visibleText.ts'

/** Halves of the day as people write them: the hour of 24 for an hour from 0 (12) to 11. */
const HALVES = new Map<string, (hour: number) => number | undefined>([
  ['am', (hour) => hour],
  ['pm', (hour) => hour + 12],
  ['umaga', (hour) => (hour > 0 ? hour : undefined)],
  ['tanghali', (hour) => (hour === 11 ? hour : hour < 3 ? hour + 12 : undefined)],
  ['hapon', (hour) => (hour < 7 ? hour + 12 : undefined)],
  ['gabi', (hour) => (hour === 0 ? 0 : hour > 5 ? hour + 12 : undefined)],
  ['noon', (hour) => (hour === 0 ? 12 : undefined)],
  ['midnight', (hour) => (hour === 0 ? 0 : undefined)],
])
const SHORT = new Map([
  ['a', 'am'],
  ['p', 'pm'],
  ['nu', 'umaga'],
  ['nt', 'tanghali'],
  ['nh', 'hapon'],
  ['ng', 'gabi'],
  ['nn', 'noon'],
  ['mn', 'midnight'],
])
const TYPED = /^(\d{1,2})(?:[:.]?(\d{2}))?(?:h|([a-z]*))$/

/** Whether it is 'HH:mm', 24 hours, as it is stored. */
export const isTimeOfDay = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/**
 * Reads '1:30pm', '9 PM', '13:30', '1:30 n.h.', '12nn' as 'HH:mm'. Null for no time, and for one of
 * either half, as '1:30'.
 */
export function parseTimeOfDay(text: string): string | null {
  const plain = pastedText(text).toLowerCase().replaceAll(/\s/g, '')
  const [, hours = '', minutes, mark = ''] = TYPED.exec(plain.replaceAll(/(?<=[a-z])\./g, '')) ?? []
  const hour = Number(hours)
  const half = mark.replace(/^ng(?=.)/, '')
  const name = SHORT.get(half) ?? half
  let found: number | undefined
  if (name === '' ? minutes && /^0|^1[3-9]|^2/.test(hours) : name === 'pm' && hour > 12)
    found = hour
  else if (hour > 0 && hour <= 12) found = HALVES.get(name)?.(hour % 12)
  const time = `${String(found).padStart(2, '0')}:${minutes ?? '00'}`
  return isTimeOfDay(time) ? time : null
}
