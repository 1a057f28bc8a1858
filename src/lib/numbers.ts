/**
 * Numbers as they are displayed. `Intl.NumberFormat` would give the same, but the first formatter
 * of a page takes a cheap phone some 80 ms, since the browser then looks up all of its locales, and
 * the first screens show nothing else that needs one.
 */

/** Digits with a comma before each three of the whole part: '1234567.25' → '1,234,567.25'. */
export function withCommas(digits: string): string {
  const [whole = '', ...fraction] = digits.split('.')
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

/** A count: 1204 → '1,204'. */
export const formatCount = (count: number): string => withCommas(String(count))
