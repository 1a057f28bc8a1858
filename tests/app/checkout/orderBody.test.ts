import { expect, test } from 'vitest'
import { cartLinesOf, orderBody, summaryBody } from '#features/checkout/form/orderRequest.ts'
import type { CheckoutGroup } from '#features/checkout/form/reconcile.ts'
import type { Choices } from '#flows/checkout/attempt.ts'

const customer = '65f0a1c2d3e4b5a600000001'
const address = '65f0a1c2d3e4b5a600000061'
const urls = {
  success: 'https://suki.example/cart/checkout?status=success',
  failure: 'https://suki.example/cart',
}
const line = (n: number, quantity: number) => ({
  shopId: '',
  shop_name: '',
  product_name: 'x',
  display_picture: '',
  price: 1,
  stocks: 9,
  productId: `65f0a1c2d3e4b5a60000002${n}`,
  quantity,
})
const groups: CheckoutGroup[] = [
  { shopId: '65f0a1c2d3e4b5a600000011', shop_name: 'A', lines: [line(1, 2), line(2, 1)] },
  { shopId: '65f0a1c2d3e4b5a600000012', shop_name: 'B', lines: [line(3, 4)] },
]
const choices: Choices = {
  deliveries: { '65f0a1c2d3e4b5a600000012': 'DELIVERY' },
  addressId: '',
  payment: 'cod',
  gcashConsent: false,
  instructions: '  ',
}

test('one transaction per shop, with pickup as the default delivery method, CHECKOUT-22 CHECKOUT-04 CHECKOUT-05', () => {
  const { transactions } = orderBody({ customer, groups, choices }, address, urls)
  expect(
    transactions.map(({ shop, delivery_method, products }) => [
      shop.slice(-2),
      delivery_method,
      products.map(({ quantity }) => quantity),
    ]),
  ).toEqual([
    ['11', 'PICKUP', [2, 1]],
    ['12', 'DELIVERY', [4]],
  ])
})

test('instructions go to the shops that deliver, trimmed, and blank ones are not sent, CHECKOUT-13 CHECKOUT-14', () => {
  const [, blank] = orderBody({ customer, groups, choices }, address, urls).transactions
  expect(JSON.parse(JSON.stringify(blank))).not.toHaveProperty('delivery_instruction')
  const { transactions } = orderBody(
    { customer, groups, choices: { ...choices, instructions: ' blue gate ' } },
    address,
    urls,
  )
  expect(transactions.map(({ delivery_instruction }) => delivery_instruction)).toEqual([
    undefined,
    'blue gate',
  ])
})

test('the request for the price summary has the same products, CHECKOUT-19', () => {
  const asked = summaryBody({ customer, groups, choices })
  const ordered = orderBody({ customer, groups, choices }, address, urls)
  expect(asked.transactions.map(({ products }) => products)).toEqual(
    ordered.transactions.map(({ products }) => products),
  )
  expect(asked.payment_method).toBe('cod')
})

test('pieces of a line that are not ordered stay in the cart, CHECKOUT-23 OPEN-20', () => {
  const [first, ...others] = groups as [CheckoutGroup, ...CheckoutGroup[]]
  const [eggs, milk] = first.lines as [
    CheckoutGroup['lines'][number],
    CheckoutGroup['lines'][number],
  ]
  const inCart = [
    { ...eggs, inCart: { cartId: 'c1', quantity: 5 } },
    { ...milk, inCart: { cartId: 'c2', quantity: 1 } },
  ]
  expect(cartLinesOf([{ ...first, lines: inCart }, ...others])).toMatchObject([
    { cartId: 'c1', ordered: 2, left: 3 },
    { cartId: 'c2', ordered: 1, left: 0 },
  ])
})
