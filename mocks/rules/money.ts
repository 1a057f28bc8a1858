/** The contract's limit, pesos. */
export const MAX_AMOUNT = 10_000_000

/** Further digits are errors of binary fractions. */
const SURE_DIGITS = 14

/** Rounds halves away from zero: 7.475 is 7.48, though as a double it lies a little below. */
export const centavos = (pesos: number) =>
  (Math.sign(pesos) * Math.round(Number((Math.abs(pesos) * 100).toPrecision(SURE_DIGITS)))) / 100

/** Avoids the drift of binary fractions. */
export const sum = (amounts: Iterable<number>) => {
  let total = 0
  for (const amount of amounts) total += Math.round(amount * 100)
  return total / 100
}

/** '₱1,234.50'. */
export const pesos = (amount: number) =>
  `₱${amount.toFixed(2).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}`
