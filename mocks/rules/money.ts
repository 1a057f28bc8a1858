import { centavos, sum } from '#fixtures/fees.ts'

/** The contract's limit, pesos. */
export const MAX_AMOUNT = 10_000_000

/** '₱1,234.50'. */
export const pesos = (amount: number) =>
  `₱${amount.toFixed(2).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}`

/**
 * Splits in proportion to the prices, by differences of a rounded running total: shares add up to
 * the centavo and none is negative.
 */
export function splitFees(total: number, basePrices: readonly number[]): number[] {
  const whole = sum(basePrices)
  const upTo = (n: number) =>
    whole === 0
      ? n === basePrices.length
        ? total
        : 0
      : centavos((total * sum(basePrices.slice(0, n))) / whole)
  return basePrices.map((_, i) => sum([upTo(i + 1), -upTo(i)]))
}

export const methodNames: Record<string, string> = {
  gcash: 'GCash',
  paymaya: 'Maya',
  dob: 'online banking',
  card: 'card',
}
