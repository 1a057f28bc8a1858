import { expect } from 'vitest'
import type { Caller } from '../caller.ts'
import { cases } from '../case.ts'
import { UNKNOWN_ID, type Product, type TestContext } from '../testContext.ts'

const tooMany = 100_000
const own = async (s: TestContext) => ({ path: { cartId: await s.newCartLine(s.buyer) } })

export const cartCases = [
  ...cases(
    'getCart',
    [200, "a buyer's own cart", (s) => s.buyer.call('getCart', { path: { userId: s.buyer.id } })],
    [
      200,
      'with a line in it',
      async (s) => {
        await s.newCartLine(s.buyer)
        return s.buyer.call('getCart', { path: { userId: s.buyer.id } })
      },
      { check: ({ body }) => expect(body.totalProductsCount).toBe(1) },
    ],
    [403, "another buyer's", (s) => s.buyer.call('getCart', { path: { userId: s.stranger.id } })],
  ),
  ...cases(
    'addToCart',
    [
      201,
      'a product',
      ({ buyer, products: [p] }) => buyer.call('addToCart', { body: { productId: p?._id, quantity: 1, shopId: p?.shop._id } }),
      { check: ({ body }) => expect(body.isMax).toBe(false) },
    ],
    [
      201,
      'the eleventh shop is refused by isMax (CART-30)',
      async (s) => elevenShops(s, await s.newBuyer()),
      { check: ({ body }) => expect(body).toEqual({ isMax: true }) },
    ],
    [
      404,
      'an unknown product',
      ({ buyer, products: [p] }) => buyer.call('addToCart', { body: { productId: UNKNOWN_ID, quantity: 1, shopId: p?.shop._id } }),
    ],
    [
      409,
      'more than there is',
      ({ buyer, products: [p] }) => buyer.call('addToCart', { body: { productId: p?._id, quantity: tooMany, shopId: p?.shop._id } }),
    ],
    [
      422,
      'of a shop that does not sell it',
      ({ buyer, products }) =>
        buyer.call('addToCart', { body: { productId: products[0]?._id, quantity: 1, shopId: anotherShop(products) } }),
    ],
  ),
  ...cases(
    'updateCartQuantity',
    [
      200,
      'a new quantity',
      async (s) => s.buyer.call('updateCartQuantity', { ...(await own(s)), body: { quantity: 2 } }),
      { check: ({ body }) => expect(body.quantity).toBe(2) },
    ],
    [403, "another buyer's line", async (s) => s.stranger.call('updateCartQuantity', { ...(await own(s)), body: { quantity: 2 } })],
    [404, 'an unknown line', (s) => s.buyer.call('updateCartQuantity', { path: { cartId: UNKNOWN_ID }, body: { quantity: 2 } })],
    [409, 'more than there is', async (s) => s.buyer.call('updateCartQuantity', { ...(await own(s)), body: { quantity: 9999 } })],
  ),
  ...cases(
    'removeCartLine',
    [403, "another buyer's line", async (s) => s.stranger.call('removeCartLine', await own(s))],
    [200, 'an own line', async (s) => s.buyer.call('removeCartLine', await own(s))],
    [404, 'an unknown line', (s) => s.buyer.call('removeCartLine', { path: { cartId: UNKNOWN_ID } })],
  ),
  ...cases(
    'removeCartLines',
    [403, "another buyer's line", async (s) => s.stranger.call('removeCartLines', { body: { cartIds: [await s.newCartLine(s.buyer)] } })],
    [200, 'own lines', async (s) => s.buyer.call('removeCartLines', { body: { cartIds: [await s.newCartLine(s.buyer)] } })],
    [404, 'an unknown line', (s) => s.buyer.call('removeCartLines', { body: { cartIds: [UNKNOWN_ID] } })],
  ),
]

const anotherShop = (products: Product[]) => products.find((product) => product.shop._id !== products[0]?.shop._id)?.shop._id

/** Fills a cart from ten shops and tries an eleventh. */
async function elevenShops({ visitor }: TestContext, buyer: Caller) {
  const shops = new Map<string, Product>()
  for (let page = 1; shops.size < 11; page++) {
    const { body } = await visitor.call('listProducts', { query: { limit: 50, page } })
    for (const product of body.items as Product[]) if (product.stocks > 0) shops.set(product.shop._id, product)
  }
  const answers = []
  for (const product of [...shops.values()].slice(0, 11))
    answers.push(await buyer.call('addToCart', { body: { productId: product._id, quantity: 1, shopId: product.shop._id } }))
  return answers.at(-1) as (typeof answers)[number]
}
