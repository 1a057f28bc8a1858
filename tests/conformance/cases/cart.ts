import { expect } from 'vitest'
import { addition, ofUser } from '../bodies.ts'
import type { Answer, Caller } from '../caller.ts'
import { cartLines } from '../cartLines.ts'
import { cases } from '../case.ts'
import { NotTried } from '../notTried.ts'
import { expectGoneBy, pagesOf } from '../pages.ts'
import type { Product } from '../products.ts'
import { UNKNOWN_ID, type TestContext } from '../testContext.ts'

const getCart = (s: TestContext) => s.buyer.call('getCart', ofUser(s.buyer))
const lineOf = async (s: TestContext, id: string) =>
  cartLines((await getCart(s)).body).find(({ cartId }) => cartId === id)
const add = (of: Caller, product: Product, quantity?: number) =>
  of.call('addToCart', { body: addition(product, quantity) })

export const cartCases = [
  ...cases(
    'getCart',
    [
      200,
      "a buyer's own cart, and the number of its lines",
      getCart,
      ({ body }) =>
        expect(body.totalProductsCount, 'totalProductsCount').toBe(cartLines(body).length),
    ],
    [
      200,
      'a line has the quantity that was added, and the price that the product has',
      async (s) => {
        const [product] = s.products
        const { body: added } = await add(s.buyer, product)
        const { body: current } = await s.visitor.call('getProduct', { path: { id: product._id } })
        const answer = await getCart(s)
        const line = cartLines(answer.body).find(({ cartId }) => cartId === added.cartId)
        expect(line, 'the line that was added').toMatchObject({
          productId: product._id,
          quantity: added.quantity,
        })
        expect(line?.price, 'the price of the line').toBe(current.price)
        return answer
      },
    ],
  ),
  ...cases(
    'addToCart',
    [201, 'a product', (s) => ({ body: addition(s.products[0]) }), { isMax: false }],
    [
      201,
      'the quantity is added to that of the line',
      async ({ buyer, products: [p] }) => {
        const { body: before } = await add(buyer, p)
        const answer = await add(buyer, p, 2)
        expect(answer.body.quantity, 'the quantity after adding 2').toBe(before.quantity + 2)
        return answer
      },
    ],
    [
      201,
      'the eleventh shop is refused by isMax (CART-30)',
      async (s) => elevenShops(s, await s.newBuyer()),
      ({ body }) => expect(body).toEqual({ isMax: true }),
    ],
    [
      404,
      'an unknown product',
      (s) => ({ body: { ...addition(s.products[0]), productId: UNKNOWN_ID } }),
    ],
    [409, 'more than there is', (s) => ({ body: addition(s.products[0], 100_000) })],
    [
      422,
      'of a shop that does not sell it',
      (s) => ({ body: { ...addition(s.products[0]), shopId: s.other.shop._id } }),
    ],
  ),
  ...cases(
    'updateCartQuantity',
    [
      200,
      'a new quantity, which is stored',
      async (s) => {
        const cartId = await s.newCartLine()
        const quantity = (await lineOf(s, cartId))?.quantity === 2 ? 3 : 2
        const answer = await s.buyer.call('updateCartQuantity', {
          path: { cartId },
          body: { quantity },
        })
        expect(
          [answer.body.quantity, (await lineOf(s, cartId))?.quantity],
          'the quantity, as answered and as stored',
        ).toEqual([quantity, quantity])
        return answer
      },
    ],
    [
      409,
      'more than there is',
      async (s) => ({ path: { cartId: await s.newCartLine() }, body: { quantity: 9999 } }),
    ],
  ),
  ...cases('removeCartLine', [
    200,
    'an own line, which is gone then',
    async (s) => {
      const cartId = await s.newCartLine()
      return expectGoneBy(
        async () => (await lineOf(s, cartId)) !== undefined,
        () => s.buyer.call('removeCartLine', { path: { cartId } }),
      )
    },
  ]),
  ...cases(
    'removeCartLines',
    [
      403,
      "another buyer's line",
      async (s) =>
        s.stranger.call('removeCartLines', { body: { cartIds: [await s.newCartLine()] } }),
    ],
    [200, 'own lines', async (s) => ({ body: { cartIds: [await s.newCartLine()] } })],
    [404, 'an unknown line', () => ({ body: { cartIds: [UNKNOWN_ID] } })],
  ),
]

/** Fills a cart from ten shops and tries an eleventh. */
async function elevenShops({ visitor }: TestContext, buyer: Caller): Promise<Answer> {
  const shops = new Map<string, Product>()
  const pages = pagesOf((page) => visitor.call('listProducts', { query: { limit: 50, page } }))
  for await (const { body } of pages) {
    for (const product of body.items as (Product & { stocks: number })[])
      if (product.stocks > 0) shops.set(product.shop._id, product)
    if (shops.size >= 11) break
  }
  const [eleventh, ...ten] = [...shops.values()].slice(0, 11)
  if (!eleventh || ten.length < 10) throw new NotTried('products in stock of eleven shops')
  for (const product of ten) await add(buyer, product)
  return add(buyer, eleventh)
}
