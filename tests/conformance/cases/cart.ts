import { expect } from 'vitest'
import type { Caller } from '../caller.ts'
import { cartLines } from '../cartLines.ts'
import { cases } from '../case.ts'
import { NotTried } from '../notTried.ts'
import { pagesOf } from '../pages.ts'
import type { Product } from '../products.ts'
import { UNKNOWN_ID, type TestContext } from '../testContext.ts'

const tooMany = 100_000
const own = async (s: TestContext) => ({ path: { cartId: await s.newCartLine(s.buyer) } })

export const cartCases = [
  ...cases(
    'getCart',
    [
      200,
      "a buyer's own cart, and the number of its lines",
      (s) => getCart(s),
      {
        check: ({ body }) =>
          expect(body.totalProductsCount, 'totalProductsCount').toBe(cartLines(body).length),
      },
    ],
    [
      200,
      'a line has the quantity that was added, and the price that the product has',
      async (s) => {
        const [product] = s.products
        const { body: added } = await s.buyer.call('addToCart', { body: addition(product) })
        const { body: current } = await s.visitor.call('getProduct', {
          path: { id: product?._id ?? '' },
        })
        const answer = await getCart(s)
        const line = cartLines(answer.body).find(({ cartId }) => cartId === added.cartId)
        expect(line, 'the line that was added').toMatchObject({
          productId: product?._id,
          quantity: added.quantity,
        })
        expect(line?.price, 'the price of the line').toBe(current.price)
        return answer
      },
    ],
    [403, "another buyer's", (s) => s.buyer.call('getCart', { path: { userId: s.stranger.id } })],
  ),
  ...cases(
    'addToCart',
    [
      201,
      'a product',
      ({ buyer, products: [p] }) => buyer.call('addToCart', { body: addition(p) }),
      { check: ({ body }) => expect(body.isMax, 'isMax').toBe(false) },
    ],
    [
      201,
      'the quantity is added to that of the line',
      async ({ buyer, products: [p] }) => {
        const { body: before } = await buyer.call('addToCart', { body: addition(p) })
        const answer = await buyer.call('addToCart', { body: addition(p, 2) })
        expect(answer.body.quantity, 'the quantity after adding 2').toBe(before.quantity + 2)
        return answer
      },
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
      ({ buyer, products: [p] }) =>
        buyer.call('addToCart', {
          body: { productId: UNKNOWN_ID, quantity: 1, shopId: p?.shop._id },
        }),
    ],
    [
      409,
      'more than there is',
      ({ buyer, products: [p] }) =>
        buyer.call('addToCart', {
          body: { productId: p?._id, quantity: tooMany, shopId: p?.shop._id },
        }),
    ],
    [
      422,
      'of a shop that does not sell it',
      ({ buyer, products }) =>
        buyer.call('addToCart', {
          body: { productId: products[0]?._id, quantity: 1, shopId: anotherShop(products) },
        }),
    ],
  ),
  ...cases(
    'updateCartQuantity',
    [
      200,
      'a new quantity, which is stored',
      async (s) => {
        const line = await own(s)
        const before = await lineOf(s, line.path.cartId)
        const quantity = before?.quantity === 2 ? 3 : 2
        const answer = await s.buyer.call('updateCartQuantity', { ...line, body: { quantity } })
        const after = await lineOf(s, line.path.cartId)
        expect(
          [answer.body.quantity, after?.quantity],
          'the quantity, as answered and as stored',
        ).toEqual([quantity, quantity])
        return answer
      },
    ],
    [
      403,
      "another buyer's line",
      async (s) =>
        s.stranger.call('updateCartQuantity', { ...(await own(s)), body: { quantity: 2 } }),
    ],
    [
      404,
      'an unknown line',
      (s) =>
        s.buyer.call('updateCartQuantity', { path: { cartId: UNKNOWN_ID }, body: { quantity: 2 } }),
    ],
    [
      409,
      'more than there is',
      async (s) =>
        s.buyer.call('updateCartQuantity', { ...(await own(s)), body: { quantity: 9999 } }),
    ],
  ),
  ...cases(
    'removeCartLine',
    [403, "another buyer's line", async (s) => s.stranger.call('removeCartLine', await own(s))],
    [
      200,
      'an own line, which is gone then',
      async (s) => {
        const line = await own(s)
        expect(await hasLine(s, line.path.cartId), 'the line before').toBe(true)
        const answer = await s.buyer.call('removeCartLine', line)
        expect(await hasLine(s, line.path.cartId), 'whether the line is still there').toBe(false)
        return answer
      },
    ],
    [
      404,
      'an unknown line',
      (s) => s.buyer.call('removeCartLine', { path: { cartId: UNKNOWN_ID } }),
    ],
  ),
  ...cases(
    'removeCartLines',
    [
      403,
      "another buyer's line",
      async (s) =>
        s.stranger.call('removeCartLines', { body: { cartIds: [await s.newCartLine(s.buyer)] } }),
    ],
    [
      200,
      'own lines',
      async (s) =>
        s.buyer.call('removeCartLines', { body: { cartIds: [await s.newCartLine(s.buyer)] } }),
    ],
    [
      404,
      'an unknown line',
      (s) => s.buyer.call('removeCartLines', { body: { cartIds: [UNKNOWN_ID] } }),
    ],
  ),
]

const getCart = (s: TestContext) => s.buyer.call('getCart', { path: { userId: s.buyer.id } })
const lineOf = async (s: TestContext, id: string) =>
  cartLines((await getCart(s)).body).find(({ cartId }) => cartId === id)
const hasLine = async (s: TestContext, id: string) => (await lineOf(s, id)) !== undefined
const addition = (product?: Product, quantity = 1) => ({
  productId: product?._id,
  quantity,
  shopId: product?.shop._id,
})

const anotherShop = (products: Product[]) =>
  products.find((product) => product.shop._id !== products[0]?.shop._id)?.shop._id

/** Fills a cart from ten shops and tries an eleventh. */
async function elevenShops({ visitor }: TestContext, buyer: Caller) {
  const shops = new Map<string, Product>()
  const pages = pagesOf((page) => visitor.call('listProducts', { query: { limit: 50, page } }))
  for await (const { body } of pages) {
    for (const product of body.items as (Product & { stocks: number })[])
      if (product.stocks > 0) shops.set(product.shop._id, product)
    if (shops.size >= 11) break
  }
  if (shops.size < 11) throw new NotTried('products in stock of eleven shops')
  const answers = []
  for (const product of [...shops.values()].slice(0, 11))
    answers.push(
      await buyer.call('addToCart', {
        body: { productId: product._id, quantity: 1, shopId: product.shop._id },
      }),
    )
  return answers.at(-1) as (typeof answers)[number]
}
