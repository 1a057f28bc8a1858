import { expect } from 'vitest'
import { type Answer, type Caller, NotTried } from '../caller.ts'
import { type Row, casesOf, expectStored } from '../case.ts'
import { expectGoneBy, pagesOf } from '../pages.ts'
import { addition, ofUser, cartLines, type Product, cancellation, orderBody } from '../records.ts'
import { UNKNOWN_ID, type TestContext } from '../testContext.ts'
import { makeReady } from './orders.ts'

const getCart = (s: TestContext) => s.buyer.call('getCart', ofUser(s.buyer))
const lineOf = async (s: TestContext, id: string) =>
  cartLines((await getCart(s)).body).find(({ cartId }) => cartId === id)
const add = (of: Caller, product: Product, quantity?: number) =>
  of.call('addToCart', { body: addition(product, quantity) })

export const cartCases = casesOf({
  getCart: [
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
        const current = await s.productOf()
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
  ],
  addToCart: [
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
  ],
  updateCartQuantity: [
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
        expectStored('quantity', quantity, answer, await lineOf(s, cartId))
        return answer
      },
    ],
    [
      409,
      'more than there is',
      async (s) => ({ path: { cartId: await s.newCartLine() }, body: { quantity: 9999 } }),
    ],
  ],
  removeCartLine: [
    [
      200,
      'an own line, which is gone then',
      async (s) => {
        const cartId = await s.newCartLine()
        return expectGoneBy(
          async () => (await lineOf(s, cartId)) !== undefined,
          () => s.buyer.call('removeCartLine', { path: { cartId } }),
        )
      },
    ],
  ],
  removeCartLines: [
    [
      403,
      "another buyer's line",
      async (s) =>
        s.stranger.call('removeCartLines', { body: { cartIds: [await s.newCartLine()] } }),
    ],
    [200, 'own lines', async (s) => ({ body: { cartIds: [await s.newCartLine()] } })],
    [404, 'an unknown line', () => ({ body: { cartIds: [UNKNOWN_ID] } })],
  ],
})

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

const PIECES = 2
const stockOf = async (s: TestContext): Promise<number> => (await s.productOf()).stocks

const order = (s: TestContext, method: string) =>
  s.buyer.call('createTransactions', {
    body: orderBody(s.buyer, s.products[0], { method, quantity: PIECES }),
  })
const newOrder = async (s: TestContext, method: string): Promise<string> =>
  (await order(s, method)).body.transactions[0]._id
const payment = ({ buyer }: TestContext, id: string) =>
  buyer.call('getPaymentIntent', { path: { id } })

async function changing(
  s: TestContext,
  pieces: number,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const before = await stockOf(s)
  const answer = await act()
  expect((await stockOf(s)) - before, 'the change of stocks').toBe(pieces)
  return answer
}

const cancelled = (about: string, method: string, status?: string): Row => [
  200,
  about,
  async (s) => {
    const id = await newOrder(s, method)
    if (status === 'REFUNDED') await s.steer(`payment:${id}:paid`)
    const answer = await changing(s, PIECES, () =>
      s.buyer.call('cancelTransaction', { path: { id }, body: cancellation }),
    )
    if (status) expect((await payment(s, id)).body.status, 'the status of the payment').toBe(status)
    return answer
  },
]
const ended = (about: string, end: string, pieces: number, status: string, left: string): Row => [
  200,
  about,
  async (s) => {
    const id = await newOrder(s, 'gcash')
    const answer = await changing(s, pieces, async () => {
      await s.steer(`payment:${id}:${end}`)
      return payment(s, id)
    })
    const { items } = (
      await s.buyer.call('listCustomerTransactions', {
        ...ofUser(s.buyer),
        query: { transaction_id: id },
      })
    ).body
    expect(
      [answer.body.status, items[0].payment_status, items[0].order_status],
      'status of the payment, twice, and of the order',
    ).toEqual([status, status, left])
    return answer
  },
]

/** The pieces of an order leave the stock, and come back in each way that it can end. */
export const stockCases = casesOf({
  createTransactions: [
    [201, 'takes the pieces out of stock', (s) => changing(s, -PIECES, () => order(s, 'cod'))],
    [
      409,
      'takes nothing out of stock when one product is not available',
      (s) => {
        const { urls, transactions } = orderBody(s.buyer, s.products[0], { quantity: PIECES })
        const short = orderBody(s.buyer, s.other, { quantity: 9999 }).transactions
        return changing(s, 0, () =>
          s.buyer.call('createTransactions', {
            body: { urls, transactions: [...transactions, ...short] },
          }),
        )
      },
    ],
  ],
  cancelTransaction: [
    cancelled('the pieces of a cancelled order are back in stock', 'cod'),
    cancelled(
      'an order that is not paid: its payment is EXPIRED, its pieces are back in stock',
      'gcash',
      'EXPIRED',
    ),
    cancelled(
      'an order that is paid: its payment is REFUNDED, its pieces are back in stock',
      'gcash',
      'REFUNDED',
    ),
  ],
  getPaymentIntent: [
    ended(
      'a payment that fails cancels its order, whose pieces are back in stock',
      'failed',
      PIECES,
      'FAILED',
      'CANCELLED',
    ),
    ended(
      'a payment that is not made in time cancels its order, whose pieces are back in stock',
      'expired',
      PIECES,
      'EXPIRED',
      'CANCELLED',
    ),
    ended(
      'a payment that is made leaves its order to the shop, and the stock as it is',
      'paid',
      0,
      'PAID',
      'PENDING',
    ),
  ],
  completeTransaction: [
    [
      200,
      'what was received is out of stock for good',
      async (s) => {
        const id = await newOrder(s, 'cod')
        await makeReady(s, id)
        return changing(s, 0, () => s.buyer.call('completeTransaction', { path: { id } }))
      },
    ],
  ],
  refundTransaction: [
    [
      200,
      'the pieces of an order are back in stock once its refund is granted, not before',
      async (s) => {
        const path = { id: await newOrder(s, 'cod') }
        await makeReady(s, path.id)
        await s.buyer.call('completeTransaction', { path })
        const answer = await changing(s, 0, () =>
          s.buyer.call('refundTransaction', { path, body: { cancelled_by: 'customer' } }),
        )
        return changing(s, PIECES, async () => {
          await s.steer(`order:${path.id}:REFUNDED`)
          return answer
        })
      },
    ],
  ],
})
