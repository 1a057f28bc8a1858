import { PROVIDER_RATE, SERVICE_FEE, VAT_RATE } from '#fixtures/fees.ts'
import { centavos, sum } from './money.ts'

/** Pesos; `finalAmount` is the sum of the others. */
export interface Fees {
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
