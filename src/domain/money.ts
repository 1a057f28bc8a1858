import { formatNumber } from '#lib/numbers.ts'

/** Significant digits that a double represents reliably; further digits are rounding errors. */
const SURE_DIGITS = 14

/** Pesos rounded to the centavo, without the rounding errors of binary fractions. */
export const roundMoney = (amount: number): number =>
  Math.round(Number((amount * 100).toPrecision(SURE_DIGITS))) / 100

/** An amount in pesos as it is displayed: 1234.5 → '₱1,234.50', a negative one '-₱20.00'. */
export const formatMoney = (amount: number): string =>
  `${amount < 0 ? '-' : ''}₱${formatNumber(roundMoney(Math.abs(amount)), 2)}`
