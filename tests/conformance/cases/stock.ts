import { expect } from 'vitest'
import { orderBody } from '../bodies.ts'
import type { Answer } from '../caller.ts'
import { cases } from '../case.ts'
import type { Product } from '../products.ts'
import type { TestContext } from '../testContext.ts'
import { makeReady } from './pastOrders.ts'

const PIECES = 2
const CANCEL = { reason: 'CHANGE OF MIND', cancelled_by: 'customer' }
const first = (s: TestContext) => s.products[0] as Product
const stockOf = async ({ visitor }: TestContext, { _id }: Product): Promise<number> =>
  (await visitor.call('getProduct', { path: { id: _id } })).body.stocks

/** Orders two pieces of the first product. */
const order = (s: TestContext, method: string) =>
  s.buyer.call('createTransactions', {
    body: orderBody(s.buyer, first(s), { method, quantity: PIECES }),
  })
const newOrder = async (s: TestContext, method: string): Promise<string> =>
  (await order(s, method)).body.transactions[0]._id
const cancel = (s: TestContext, id: string) =>
  s.buyer.call('cancelTransaction', { path: { id }, body: CANCEL })
const statusOf = async ({ buyer }: TestContext, id: string) =>
  (
    await buyer.call('listCustomerTransactions', {
      path: { userId: buyer.id },
      query: { transaction_id: id },
    })
  ).body.items[0]

/** Expects that the stock of the first product changes by so many pieces. */
async function changing(
  s: TestContext,
  pieces: number,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const before = await stockOf(s, first(s))
  const answer = await act()
  expect((await stockOf(s, first(s))) - before, 'the change of stocks').toBe(pieces)
  return answer
}

/** What becomes of an order by GCash, and of its payment, when the payment ends so. */
const ends = [
  ['failed', 'that fails', 'FAILED'],
  ['expired', 'that is not made in time', 'EXPIRED'],
] as const

/** The pieces of an order leave the stock, and come back in each way that an order can end. */
export const stockCases = [
  ...cases(
    'createTransactions',
    [201, 'takes the pieces out of stock', (s) => changing(s, -PIECES, () => order(s, 'cod'))],
    [
      409,
      'takes nothing out of stock when one product is not available',
      (s) => {
        const { urls, transactions } = orderBody(s.buyer, first(s), { quantity: PIECES })
        const others = s.products.filter(({ shop }) => shop._id !== first(s).shop._id).slice(0, 1)
        const short = others.flatMap(
          (other) => orderBody(s.buyer, other, { quantity: 9999 }).transactions,
        )
        return changing(s, 0, () =>
          s.buyer.call('createTransactions', {
            body: { urls, transactions: [...transactions, ...short] },
          }),
        )
      },
    ],
  ),
  ...cases(
    'cancelTransaction',
    [
      200,
      'the pieces of a cancelled order are back in stock',
      async (s) => {
        const id = await newOrder(s, 'cod')
        return changing(s, PIECES, () => cancel(s, id))
      },
    ],
    [
      200,
      'an order that is not paid: its payment is EXPIRED, its pieces are back in stock',
      async (s) => {
        const id = await newOrder(s, 'gcash')
        const answer = await changing(s, PIECES, () => cancel(s, id))
        const { body } = await s.buyer.call('getPaymentIntent', { path: { id } })
        expect(body.status, 'the status of the payment').toBe('EXPIRED')
        return answer
      },
    ],
    [
      200,
      'an order that is paid: its payment is REFUNDED, its pieces are back in stock',
      async (s) => {
        const id = await newOrder(s, 'gcash')
        await s.steer(`payment:${id}:paid`)
        const answer = await changing(s, PIECES, () => cancel(s, id))
        const { body } = await s.buyer.call('getPaymentIntent', { path: { id } })
        expect(body.status, 'the status of the payment').toBe('REFUNDED')
        return answer
      },
    ],
  ),
  ...cases(
    'getPaymentIntent',
    ...ends.map(([end, how, status]): Parameters<typeof cases>[1] => [
      200,
      `a payment ${how} cancels its order, whose pieces are back in stock`,
      async (s) => {
        const id = await newOrder(s, 'gcash')
        const answer = await changing(s, PIECES, async () => {
          await s.steer(`payment:${id}:${end}`)
          return s.buyer.call('getPaymentIntent', { path: { id } })
        })
        const { order_status } = await statusOf(s, id)
        expect(
          [answer.body.status, order_status],
          'status of the payment and of the order',
        ).toEqual([status, 'CANCELLED'])
        return answer
      },
    ]),
    [
      200,
      'a payment that is made leaves its order to the shop, and the stock as it is',
      async (s) => {
        const id = await newOrder(s, 'gcash')
        const answer = await changing(s, 0, async () => {
          await s.steer(`payment:${id}:paid`)
          return s.buyer.call('getPaymentIntent', { path: { id } })
        })
        const { order_status, payment_status } = await statusOf(s, id)
        expect(
          [answer.body.status, payment_status, order_status],
          'status of the payment, twice, and of the order',
        ).toEqual(['PAID', 'PAID', 'PENDING'])
        return answer
      },
    ],
  ),
  ...cases('completeTransaction', [
    200,
    'what was received is out of stock for good',
    async (s) => {
      const id = await newOrder(s, 'cod')
      await makeReady(s, id)
      return changing(s, 0, () => s.buyer.call('completeTransaction', { path: { id } }))
    },
  ]),
  ...cases('refundTransaction', [
    200,
    'the pieces of an order are back in stock once its refund is granted, not before',
    async (s) => {
      const id = await newOrder(s, 'cod')
      await makeReady(s, id)
      await s.buyer.call('completeTransaction', { path: { id } })
      const answer = await changing(s, 0, () =>
        s.buyer.call('refundTransaction', { path: { id }, body: { cancelled_by: 'customer' } }),
      )
      return changing(s, PIECES, async () => {
        await s.steer(`order:${id}:REFUNDED`)
        return answer
      })
    },
  ]),
]
