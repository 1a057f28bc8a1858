/** Digits that a double holds without fail: what lies beyond them is an echo of binary fractions. */
const SURE_DIGITS = 14
const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })

/** An amount in pesos as buyers read it: 1234.5 → '₱1,234.50', a negative one '-₱20.00'. */
export const formatMoney = (amount: number): string => pesos.format(amount)

/** Pesos rounded to the centavo, so that sums of products show no trace of binary fractions. */
export const roundMoney = (amount: number): number => Math.round(Number((amount * 100).toPrecision(SURE_DIGITS))) / 100
