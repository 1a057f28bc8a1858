import { expect } from 'vitest'
import { cancellation, ofUser, orderBody } from '../bodies.ts'
import type { Answer } from '../caller.ts'
import { cases, type Row } from '../case.ts'
import type { TestContext } from '../testContext.ts'
import { makeReady } from './orders.ts'

const PIECES = 2
const stockOf = async ({ visitor, products: [{ _id }] }: TestContext): Promise<number> =>
  (await visitor.call('getProduct', { path: { id: _id } })).body.stocks

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
export const stockCases = [
  ...cases(
    'createTransactions',
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
  ),
  ...cases(
    'cancelTransaction',
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
  ),
  ...cases(
    'getPaymentIntent',
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
  ]),
]
