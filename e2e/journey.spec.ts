import { pointer } from './support/inputDevice.ts'
import { buyRiceAndMangoes } from './support/journey.ts'
import { test } from './support/test.ts'

test(
  'a visitor logs in and buys rice and mangoes of two shops, SHELL-01 CARD-03 ACCESS-04 ACCESS-13 AUTH-08 CART-28 CART-32 CHECKOUT-22 PAY-12 PAY-13 PAY-18',
  { tag: ['@live', '@also-phone', '@all-live-phone', '@engines', '@bare'] },
  async ({ page, marketplace }) => {
    test.slow()
    await buyRiceAndMangoes(page, marketplace, pointer)
  },
)
