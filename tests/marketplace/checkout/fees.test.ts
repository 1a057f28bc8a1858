import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feesOf, splitFees, centavos, sum } from '#mocks/rules/money.ts'

const pesos = fc.integer({ min: 100, max: 5_000_000 }).map((amount) => amount / 100)

describe('feesOf', () => {
  test('cash has no fees, CHECKOUT-15 OPEN-16', () => {
    expect(feesOf(1234.5, 'cod')).toEqual({
      basePrice: 1234.5,
      xenditTransactionFee: 0,
      tax: 0,
      serviceFee: 0,
      finalAmount: 1234.5,
    })
  })

  test('gcash costs 2.3 %, VAT of 12 % on that, and 10 pesos, CHECKOUT-17 CHECKOUT-18 OPEN-16', () => {
    expect(feesOf(1000, 'gcash')).toEqual({
      basePrice: 1000,
      xenditTransactionFee: 23,
      tax: 2.76,
      serviceFee: 10,
      finalAmount: 1035.76,
    })
  })

  test('half a centavo is rounded up, although its double is slightly less, OPEN-16', () => {
    expect(325 * 0.023).toBeLessThan(7.475 + 1e-12)
    expect(feesOf(325, 'gcash').xenditTransactionFee).toBe(7.48)
  })

  test('the total is the sum of its parts, and the service fee is the remainder, CHECKOUT-16 CHECKOUT-17', () => {
    fc.assert(
      fc.property(pesos, (basePrice) => {
        const { xenditTransactionFee, tax, serviceFee, finalAmount } = feesOf(basePrice, 'gcash')
        expect(sum([basePrice, xenditTransactionFee, tax, serviceFee])).toBe(finalAmount)
        expect(sum([finalAmount, -basePrice, -xenditTransactionFee, -tax])).toBe(10)
      }),
    )
  })
})

describe('splitFees', () => {
  test('the orders’ shares of the fees add up exactly, and none is negative, CHECKOUT-22', () => {
    fc.assert(
      fc.property(fc.array(pesos, { minLength: 1, maxLength: 20 }), pesos, (prices, total) => {
        const shares = splitFees(total, prices)
        expect(sum(shares)).toBe(total)
        for (const [i, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(Math.abs(share - (total * (prices[i] ?? NaN)) / sum(prices))).toBeLessThan(0.011)
        }
      }),
    )
  })

  test('a single order has all fees, and cash has none', () => {
    expect(splitFees(35.76, [1000])).toEqual([35.76])
    expect(splitFees(0, [100, 200.5])).toEqual([0, 0])
    expect(splitFees(12, [0, 0])).toEqual([0, 12])
  })
})

describe('money', () => {
  test.each([
    [1.005, 1.01],
    [8.575, 8.58],
    [7.475, 7.48],
    [-0.005, -0.01],
    [0.1 + 0.2, 0.3],
    [1_000_000.004999, 1_000_000],
  ])('%d pesos are rounded to %d', (amount, rounded) => expect(centavos(amount)).toBe(rounded))
  test('sums have no rounding errors', () =>
    expect(sum(Array.from({ length: 1000 }, () => 0.1))).toBe(100))
})
