// `Intl.NumberFormat` is not used: a page's first formatter takes a cheap phone some 80 ms.

/** No count or amount of the contract is higher, and more digits would widen the page. */
const MOST = 1e9

/** Formats 1234567.25 as '1,234,567.25'. */
export function formatNumber(value: number, decimals: number): string {
  if (Math.abs(value) > MOST) return `${formatNumber(Math.sign(value) * MOST, 0)}+`
  const [whole = '', ...fraction] = value.toFixed(decimals).split('.')
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

/** A count: 1204 → '1,204'. */
export const formatCount = (count: number): string => formatNumber(count, 0)

/** '1,204 followers', '1 product'. */
export const countOf = (amount: number, one: string): string =>
  `${formatCount(amount)} ${one}${amount === 1 ? '' : 's'}`
