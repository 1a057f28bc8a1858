import { formatNumber } from '#lib/numbers.ts'

/** Significant digits that a double has; further ones are rounding errors. */
const SURE_DIGITS = 14

/** Rounds pesos to the centavo, without the errors of binary fractions. */
export const roundMoney = (amount: number): number =>
  Math.round(Number((amount * 100).toPrecision(SURE_DIGITS))) / 100

/** Formats pesos: 1234.5 → '₱1,234.50', a negative amount '-₱20.00'. */
export const formatMoney = (amount: number): string =>
  `${amount < 0 ? '-' : ''}₱${formatNumber(roundMoney(Math.abs(amount)), 2)}`
