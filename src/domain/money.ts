import { formatNumber } from '#lib/numbers.ts'

/** Of a double; further digits are rounding errors. */
const SURE_DIGITS = 14

/** Rounded to the centavo, without the errors of binary fractions. */
export const roundMoney = (amount: number): number =>
  Math.round(Number((amount * 100).toPrecision(SURE_DIGITS))) / 100

/** 1234.5 → '₱1,234.50', a negative one '-₱20.00'. */
export const formatMoney = (amount: number): string =>
  `${amount < 0 ? '-' : ''}₱${formatNumber(roundMoney(Math.abs(amount)), 2)}`
