import { PROVIDER_RATE, SERVICE_FEE, VAT_RATE } from '#fixtures/fees.ts'

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

/** Pesos; `finalAmount` is the sum of the others. */
interface Fees {
  basePrice: number
  xenditTransactionFee: number
  tax: number
  serviceFee: number
  finalAmount: number
}

/** Gcash has fees, cash has none. */
export function feesOf(basePrice: number, paymentMethod: string): Fees {
  if (paymentMethod === 'cod')
    return { basePrice, xenditTransactionFee: 0, tax: 0, serviceFee: 0, finalAmount: basePrice }
  const xenditTransactionFee = centavos(basePrice * PROVIDER_RATE)
  const tax = centavos(xenditTransactionFee * VAT_RATE)
  const finalAmount = sum([basePrice, xenditTransactionFee, tax, SERVICE_FEE])
  return { basePrice, xenditTransactionFee, tax, serviceFee: SERVICE_FEE, finalAmount }
}

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
