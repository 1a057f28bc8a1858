import { expect, test } from 'vitest'
import type { CheckoutGroup } from '#features/checkout/form/reconcile.ts'
import { totalRows } from '#features/checkout/form/totalRows.ts'

const groups = [
  { shopId: 's', shop_name: 'Nena', lines: [{ price: 100, quantity: 2 }] },
] as CheckoutGroup[]
const summary = { finalAmount: 264.15, basePrice: 200, xenditTransactionFee: 4.6, tax: 0.55 }
const amounts = (of: typeof summary & { deliveryFee?: number }) =>
  totalRows(groups, 'gcash', of).map(({ label, amount }) => [label, amount])

test('a delivery that costs something has a row of its own, and is no part of the service fee, CHECKOUT-15 CHECKOUT-17', () => {
  expect(amounts({ ...summary, deliveryFee: 49 })).toEqual([
    ['Merchandise Total', 200],
    ['Delivery Fee', 49],
    ['Service Fee', 10],
    ['Transaction Fee incl. VAT', 5.15],
    ['Total Amount', 264.15],
  ])
  expect(amounts(summary)).toContainEqual(['Service Fee', 59])
  for (const of of [summary, { ...summary, deliveryFee: 0 }]) expect(amounts(of)).toHaveLength(4)
})
