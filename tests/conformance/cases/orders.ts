import { expect } from 'vitest'
import { cases } from '../case.ts'
import { NotTried } from '../notTried.ts'
import { expectEnd, expectMoved, expectNewestFirst, walk } from '../pages.ts'
import { UNKNOWN_ID, type TestContext } from '../testContext.ts'
import { isRefundable, makeReady, type PastOrder, received, type Wanted } from './pastOrders.ts'

const cancel = { reason: 'CHANGE OF MIND', cancelled_by: 'customer' }
const refund = { cancelled_by: 'customer' }

/** Requests a refund for the second time: of an order that has one, or that may have one. */
async function refundTwice(s: TestContext) {
  const wanted = [
    { status: 'REFUND_REQUESTED' },
    { isMeant: isRefundable(s) },
    { status: 'REFUNDED' },
    { status: 'REFUND_REJECTED' },
  ]
  const find = async ([first, ...others]: Wanted[]): Promise<{ id: string }> => {
    try {
      return await received(s, s.buyer, first)
    } catch (error) {
      if (!(error instanceof NotTried) || others.length === 0) throw error
      return find(others)
    }
  }
  const { id } = await find(wanted)
  const sent = { path: { id }, body: refund }
  await s.buyer.call('refundTransaction', sent)
  return s.buyer.call('refundTransaction', sent)
}

const listOrders = (s: TestContext, query: Record<string, unknown> = {}) =>
  s.buyer.call('listCustomerTransactions', { path: { userId: s.buyer.id }, query })

export const orderCases = [
  ...cases(
    'listCustomerTransactions',
    [
      200,
      "all pages of a buyer's own, the newest first, each once",
      async (s) => {
        const read = (page: number) => listOrders(s, { page })
        const before = await walk(read)
        const { id } = await s.newOrder(s.buyer)
        const after = await walk<PastOrder>(read)
        expectMoved(before, after, [id])
        expectNewestFirst(after.rows.map(({ createdAt }) => createdAt))
        await expectEnd(read)
        return listOrders(s)
      },
    ],
    [
      200,
      'orders of one status',
      async (s) => {
        const [pending, cancelled] = [await s.newOrder(s.buyer), await s.newOrder(s.buyer)]
        await s.buyer.call('cancelTransaction', { path: { id: cancelled.id }, body: cancel })
        for (const [status, { id }] of [
          ['PENDING', pending],
          ['CANCELLED', cancelled],
        ] as const) {
          const { items } = (await listOrders(s, { status })).body as {
            items: { _id: string; order_status: string }[]
          }
          for (const order of items)
            expect(order.order_status, `an order of the list with status ${status}`).toBe(status)
          expect(
            items.map((order) => order._id),
            `orders with status ${status}`,
          ).toContain(id)
        }
        return listOrders(s, { status: 'CANCELLED' })
      },
    ],
    [
      200,
      'an order by its id',
      async (s) => {
        const { id } = await s.newOrder(s.buyer)
        await s.newOrder(s.buyer)
        const answer = await listOrders(s, { transaction_id: id })
        expect(
          answer.body.items.map((order: { _id: string }) => order._id),
          'the orders found',
        ).toEqual([id])
        return answer
      },
    ],
    [
      403,
      "another buyer's",
      (s) => s.buyer.call('listCustomerTransactions', { path: { userId: s.stranger.id } }),
    ],
  ),
  ...cases(
    'cancelTransaction',
    [
      200,
      'a pending order, at once (OPEN-02)',
      async (s) =>
        s.buyer.call('cancelTransaction', {
          path: { id: (await s.newOrder(s.buyer)).id },
          body: cancel,
        }),
      { check: ({ body }) => expect(body.order_status, 'order_status').toBe('CANCELLED') },
    ],
    [
      403,
      "another buyer's",
      async (s) =>
        s.stranger.call('cancelTransaction', {
          path: { id: (await s.newOrder(s.buyer)).id },
          body: cancel,
        }),
    ],
    [
      404,
      'an unknown order',
      (s) => s.buyer.call('cancelTransaction', { path: { id: UNKNOWN_ID }, body: cancel }),
    ],
    [
      409,
      'one that is cancelled already',
      async (s) => {
        const sent = { path: { id: (await s.newOrder(s.buyer)).id }, body: cancel }
        await s.buyer.call('cancelTransaction', sent)
        return s.buyer.call('cancelTransaction', sent)
      },
    ],
  ),
  ...cases(
    'completeTransaction',
    [
      200,
      'an order that is ready',
      async (s) => {
        const { id } = await s.newOrder(s.buyer)
        await makeReady(s, id)
        return s.buyer.call('completeTransaction', { path: { id } })
      },
      { check: ({ body }) => expect(body.order_status).toBe('COMPLETED') },
    ],
    [
      403,
      "another buyer's",
      async (s) =>
        s.stranger.call('completeTransaction', { path: { id: (await s.newOrder(s.buyer)).id } }),
    ],
    [
      404,
      'an unknown order',
      (s) => s.buyer.call('completeTransaction', { path: { id: UNKNOWN_ID } }),
    ],
    [
      409,
      'one that is not ready',
      async (s) =>
        s.buyer.call('completeTransaction', { path: { id: (await s.newOrder(s.buyer)).id } }),
    ],
  ),
  ...cases(
    'refundTransaction',
    [
      200,
      'an order that was received',
      async (s) =>
        s.buyer.call('refundTransaction', {
          path: { id: (await received(s, s.buyer, { isMeant: isRefundable(s) })).id },
          body: refund,
        }),
    ],
    [
      403,
      "another buyer's",
      async (s) =>
        s.stranger.call('refundTransaction', {
          path: { id: (await s.newOrder(s.buyer)).id },
          body: refund,
        }),
    ],
    [
      404,
      'an unknown order',
      (s) => s.buyer.call('refundTransaction', { path: { id: UNKNOWN_ID }, body: refund }),
    ],
    [
      409,
      'one that was not received',
      async (s) =>
        s.buyer.call('refundTransaction', {
          path: { id: (await s.newOrder(s.buyer)).id },
          body: refund,
        }),
    ],
    [409, 'a second time', refundTwice],
  ),
]
