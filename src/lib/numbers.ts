/**
 * Numbers as they are displayed. `Intl.NumberFormat` would give the same, but the first formatter
 * of a page takes a cheap phone some 80 ms, since the browser then looks up all of its locales, and
 * the first screens show nothing else that needs one.
 */

/** No count or amount of the contract is higher: the digits of such a number would widen the page. */
const MOST = 1e9

/** A number with a comma before each three digits of the whole part: 1234567.25 → '1,234,567.25'. */
export function formatNumber(value: number, decimals: number): string {
  if (Math.abs(value) > MOST) return `${formatNumber(Math.sign(value) * MOST, 0)}+`
  const [whole = '', ...fraction] = value.toFixed(decimals).split('.')
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

/** A count: 1204 → '1,204'. */
export const formatCount = (count: number): string => formatNumber(count, 0)
