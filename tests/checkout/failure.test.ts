import { expect, test } from 'vitest'
import { ApiError } from '../../src/api/error.ts'
import { isUncertain, notPlaced, reasonOf } from '../../src/features/checkout/failure.ts'
import type { CheckoutGroup } from '../../src/features/checkout/settle.ts'

const groups = [
  { shopId: 's', shop_name: 'Fish Stall', lines: [{ shop_name: 'Fish Stall', product_name: 'Mud Crab' }] },
] as unknown as CheckoutGroup[]

test.each([
  [0, true],
  [500, true],
  [503, true],
  [409, false],
  [422, false],
  [401, false],
])('CHECKOUT-26 status %i leaves open whether an order exists: %s', (status, open) => expect(isUncertain(new ApiError(status))).toBe(open))

test('CHECKOUT-26 a refusal names the shop and the product', () => {
  const refused = new ApiError(409, { message: 'Mud Crab is sold out', code: 'out_of_stock' })
  expect(reasonOf(refused, groups)).toBe('Fish Stall: Mud Crab is sold out. Your order was not placed and nothing was charged.')
  expect(reasonOf(new ApiError(422, { message: 'Add an address first' }), groups)).toMatch(/^Add an address first\. /)
  expect(reasonOf(new ApiError(503), groups)).toBe(notPlaced)
})
