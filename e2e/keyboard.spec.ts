import { keyboard } from './support/inputDevice.ts'
import { buyRiceAndMangoes } from './support/journey.ts'
import { test } from './support/test.ts'

test(
  'the journey by keyboard alone, ACCESS-04 CART-07 CHECKOUT-04 PAY-12',
  { tag: ['@widths', '@live'] },
  async ({ page, marketplace }) => {
    // Some two hundred keys.
    test.slow()
    await buyRiceAndMangoes(page, marketplace, keyboard(page))
  },
)
