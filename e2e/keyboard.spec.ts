import { keyboard } from './support/inputDevice.ts'
import { buyRiceAndMangoes } from './support/journey.ts'
import { test } from './support/test.ts'

test('the journey by keyboard only, ACCESS-04 CART-07 CHECKOUT-04 PAY-12', { tag: ['@widths', '@live'] }, async ({ page, marketplace }) => {
  // About two hundred key presses.
  test.slow()
  await buyRiceAndMangoes(page, marketplace, keyboard(page))
})
