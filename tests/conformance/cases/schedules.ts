import { expect } from 'vitest'
import type { Caller } from '../caller.ts'
import { cases, casesOf, expectStored } from '../case.ts'
import { idsOf } from '../pages.ts'
import { ofUser, scheduleBody, type Product, ofRun } from '../records.ts'
import { type TestContext, UNKNOWN_ID } from '../testContext.ts'

const own = async (s: TestContext) => ({ path: { id: await s.newSchedule() } })
const isOff = { body: { is_active: false } }
const named = async (s: TestContext, name: string) => ({
  body: scheduleBody(s.buyer, await s.newAddress(), ofRun(name)),
})
/** Of the Philippines, before UTC. */
const MANILA_MS = 8 * 3_600_000
const PASSED = { time: '08:00', day_of_month: 1, month: 1, year: 2025 }

export const line = (
  { id: user_id }: Caller,
  order_schedule_id: string,
  { _id: product_id, shop }: Product,
  quantity = 1,
) => ({
  products: [{ product_id, user_id, order_schedule_id, shop_id: shop._id, quantity }],
})
const newLine = async (s: TestContext, by = s.buyer, quantity?: number) => ({
  body: line(by, await s.newSchedule(), s.products[0], quantity),
})
export async function listedProduct(s: TestContext): Promise<string> {
  const { body } = await s.buyer.call('addScheduleProducts', await newLine(s))
  return body[0].products[0].products[0].order_product_id
}
const quantityOf = async (s: TestContext, quantity: number) => ({
  path: { orderProductId: await listedProduct(s) },
  body: { quantity },
})

export const scheduleCases = [
  ...casesOf({
    createSchedule: [
      [
        201,
        'a weekly list, due next Sunday at 08:00 in the Philippines',
        (s) => named(s, 'Sunday market'),
        ({ body }) => {
          const due = new Date(Date.parse(body.next_checkout_date) + MANILA_MS)
          expect(
            [due.getUTCDay(), due.toISOString().slice(11, 16)],
            'day of the week and time of next_checkout_date',
          ).toEqual([0, '08:00'])
        },
      ],
      [
        404,
        'an unknown address',
        (s) => ({ body: scheduleBody(s.buyer, UNKNOWN_ID, ofRun('Nowhere')) }),
      ],
      [
        409,
        'a name that another list has (SCHED-50)',
        async (s) => {
          await s.newSchedule(s.buyer, ofRun('Friday market'))
          return named(s, 'friday MARKET')
        },
      ],
    ],
  }),
  ...(['createSchedule', 'updateSchedule'] as const).flatMap((operation) => [
    ...cases(operation, [
      422,
      'a single date that has passed',
      async (s) => ({
        body: {
          ...scheduleBody(s.buyer, await s.newAddress(), `Once, ${operation}`),
          schedule_type: 'once',
          notification_date: PASSED,
        },
        ...(operation === 'updateSchedule' && (await own(s))),
      }),
      { code: 'schedule_in_past' },
    ]),
    ...cases(operation, [
      403,
      'for another buyer',
      async (s) => ({
        body: scheduleBody(s.stranger, await s.newAddress(), ofRun('Theirs')),
        ...(operation === 'updateSchedule' && (await own(s))),
      }),
    ]),
  ]),
  ...casesOf({
    listSchedules: [
      [
        200,
        "a buyer's own, the oldest first",
        async (s) => {
          const added = [await s.newSchedule(), await s.newSchedule()]
          const answer = await s.buyer.call('listSchedules', ofUser(s.buyer))
          expect(idsOf(answer.body).slice(-2), 'the last two lists').toEqual(added)
          return answer
        },
      ],
    ],
    searchSchedulesByName: [
      [
        200,
        'by a part of the name',
        async (s) => {
          await s.newSchedule(s.buyer, ofRun('Fiesta'))
          return { ...ofUser(s.buyer), query: { query: ofRun('FIESTA') } }
        },
        ({ body }) =>
          expect(
            body.map(({ name }: { name: string }) => name),
            'the names of the lists',
          ).toEqual([ofRun('Fiesta')]),
      ],
    ],
    getSchedule: [
      [
        200,
        'an own list, with the product that was added',
        async (s) => {
          const list = await own(s)
          const [product] = s.products
          await s.buyer.call('addScheduleProducts', {
            body: line(s.buyer, list.path.id, product, 2),
          })
          const answer = await s.buyer.call('getSchedule', list)
          const groups = answer.body.products as {
            products: { product_id: string; quantity: number }[]
          }[]
          expect(
            groups.flatMap((group) => group.products.map((one) => [one.product_id, one.quantity])),
            'products and quantities of the list',
          ).toEqual([[product._id, 2]])
          return answer
        },
      ],
    ],
    updateSchedule: [
      [
        200,
        'a new name',
        async (s) => ({ ...(await own(s)), ...(await named(s, 'Renamed')) }),
        ({ body }) => expect(body.name, 'name').toBe(ofRun('Renamed')),
      ],
      [
        409,
        'the name of another list',
        async (s) => {
          await s.newSchedule(s.buyer, ofRun('Taken'))
          return { ...(await own(s)), ...(await named(s, 'Taken')) }
        },
      ],
    ],
    setScheduleActive: [
      [
        200,
        'off, which is stored',
        async (s) => {
          const list = await own(s)
          const answer = await s.buyer.call('setScheduleActive', { ...list, ...isOff })
          const { body } = await s.buyer.call('getSchedule', list)
          expectStored('is_active', false, answer, body)
          return answer
        },
      ],
    ],
  }),
  ...(['cancelNextCheckout', 'advanceCheckout'] as const).flatMap((operation) =>
    cases(
      operation,
      [
        200,
        'moves on to the week after',
        async (s) => {
          const list = await own(s)
          const { body: before } = await s.buyer.call('getSchedule', list)
          const answer = await s.buyer.call(operation, list)
          expect(
            Date.parse(answer.body.next_checkout_date) - Date.parse(before.next_checkout_date),
          ).toBe(7 * 86_400_000)
          return answer
        },
      ],
      [
        409,
        'a list that is switched off',
        async (s) => {
          const list = await own(s)
          await s.buyer.call('setScheduleActive', { ...list, ...isOff })
          return list
        },
      ],
    ),
  ),
  ...casesOf({
    deleteSchedule: [
      [
        200,
        'an own list, which is gone then',
        async (s) => {
          const list = await own(s)
          const answer = await s.buyer.call('deleteSchedule', list)
          const { body } = await s.buyer.call('listSchedules', ofUser(s.buyer))
          expect(idsOf(body), 'the lists that are left').not.toContain(list.path.id)
          return answer
        },
      ],
    ],
    addScheduleProducts: [
      [201, 'a product', (s) => newLine(s)],
      [
        403,
        "to another buyer's list",
        async (s) => s.stranger.call('addScheduleProducts', await newLine(s, s.stranger)),
      ],
      [404, 'to an unknown list', (s) => ({ body: line(s.buyer, UNKNOWN_ID, s.products[0]) })],
      [409, 'more than there is', (s) => newLine(s, s.buyer, 9999)],
    ],
    updateScheduleProductQuantity: [
      [200, 'a new quantity', (s) => quantityOf(s, 3)],
      [409, 'more than there is', (s) => quantityOf(s, 9999)],
    ],
    removeScheduleProduct: [
      [200, 'an own one', async (s) => ({ path: { orderProductId: await listedProduct(s) } })],
    ],
  }),
]
