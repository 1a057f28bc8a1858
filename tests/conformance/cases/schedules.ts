import { expect } from 'vitest'
import { scheduleBody } from '../bodies.ts'
import { cases } from '../case.ts'
import type { OperationId } from '../contract.ts'
import { idsOf } from '../pages.ts'
import { ofRun } from '../runId.ts'
import { UNKNOWN_ID, type TestContext } from '../testContext.ts'
import { first, products } from './scheduleProducts.ts'

const own = async (s: TestContext) => ({ path: { id: await s.newSchedule(s.buyer) } })
/** How far the Philippines are ahead of UTC, ms. */
const MANILA_MS = 8 * 3_600_000
const PASSED = { time: '08:00', day_of_month: 1, month: 1, year: 2025 }
const unknown = { path: { id: UNKNOWN_ID } }

/**
 * Calls that take a list's id and are refused alike for a list of another buyer and for an unknown
 * one.
 */
const refusals = (operation: OperationId, body?: (s: TestContext) => unknown) =>
  cases(
    operation,
    [
      403,
      "another buyer's",
      async (s) => s.stranger.call(operation, { ...(await own(s)), body: body?.(s) }),
    ],
    [404, 'an unknown list', (s) => s.buyer.call(operation, { ...unknown, body: body?.(s) })],
  )

const update = (s: TestContext) =>
  scheduleBody(s.buyer, s.products[0]?._id ?? '', ofRun('Another name'))

export const scheduleCases = [
  ...cases(
    'createSchedule',
    [
      201,
      'a weekly list, due next Sunday at 08:00 in the Philippines',
      async (s) =>
        s.buyer.call('createSchedule', {
          body: scheduleBody(s.buyer, await s.newAddress(s.buyer), ofRun('Sunday market')),
        }),
      {
        check({ body }) {
          const due = new Date(Date.parse(body.next_checkout_date) + MANILA_MS)
          expect(
            [due.getUTCDay(), due.toISOString().slice(11, 16)],
            'day of the week and time of next_checkout_date',
          ).toEqual([0, '08:00'])
        },
      },
    ],
    [
      403,
      'for another buyer',
      async (s) =>
        s.buyer.call('createSchedule', {
          body: scheduleBody(s.stranger, await s.newAddress(s.buyer), ofRun('Theirs')),
        }),
    ],
    [
      404,
      'an unknown address',
      (s) =>
        s.buyer.call('createSchedule', {
          body: scheduleBody(s.buyer, UNKNOWN_ID, ofRun('Nowhere')),
        }),
    ],
    [
      409,
      'a name that another list has (SCHED-50)',
      async (s) => {
        await s.newSchedule(s.buyer, ofRun('Friday market'))
        return s.buyer.call('createSchedule', {
          body: scheduleBody(s.buyer, await s.newAddress(s.buyer), ofRun('friday MARKET')),
        })
      },
    ],
  ),
  ...(['createSchedule', 'updateSchedule'] as const).flatMap((operation) =>
    cases(operation, [
      422,
      'a single date that has passed',
      async (s) => {
        const address = await s.newAddress(s.buyer)
        const body = {
          ...scheduleBody(s.buyer, address, `Once, ${operation}`),
          schedule_type: 'once',
          notification_date: PASSED,
        }
        return s.buyer.call(operation, {
          body,
          ...(operation === 'updateSchedule' && (await own(s))),
        })
      },
      { check: ({ body }) => expect(body.code).toBe('schedule_in_past') },
    ]),
  ),
  ...cases(
    'listSchedules',
    [
      200,
      "a buyer's own, the oldest first",
      async (s) => {
        const added = [await s.newSchedule(s.buyer), await s.newSchedule(s.buyer)]
        const answer = await s.buyer.call('listSchedules', { path: { userId: s.buyer.id } })
        expect(idsOf(answer.body).slice(-2), 'the last two lists').toEqual(added)
        return answer
      },
    ],
    [
      403,
      "another buyer's",
      (s) => s.buyer.call('listSchedules', { path: { userId: s.stranger.id } }),
    ],
  ),
  ...cases(
    'searchSchedulesByName',
    [
      200,
      'by a part of the name',
      async (s) => {
        await s.newSchedule(s.buyer, ofRun('Fiesta'))
        return s.buyer.call('searchSchedulesByName', {
          path: { userId: s.buyer.id },
          query: { query: ofRun('FIESTA') },
        })
      },
      {
        check: ({ body }) =>
          expect(
            body.map(({ name }: { name: string }) => name),
            'the names of the lists',
          ).toEqual([ofRun('Fiesta')]),
      },
    ],
    [
      403,
      "another buyer's",
      (s) =>
        s.buyer.call('searchSchedulesByName', {
          path: { userId: s.stranger.id },
          query: { query: 'x' },
        }),
    ],
  ),
  ...cases('getSchedule', [
    200,
    'an own list, with the product that was added',
    async (s) => {
      const list = await own(s)
      await s.buyer.call('addScheduleProducts', {
        body: products(s.buyer, list.path.id, first(s), 2),
      })
      const answer = await s.buyer.call('getSchedule', list)
      const lines = (
        answer.body.products as { products: { product_id: string; quantity: number }[] }[]
      ).flatMap((group) => group.products)
      expect(
        lines.map((line) => [line.product_id, line.quantity]),
        'products and quantities of the list',
      ).toEqual([[first(s)._id, 2]])
      return answer
    },
  ]),
  ...refusals('getSchedule'),
  ...cases(
    'updateSchedule',
    [
      200,
      'a new name',
      async (s) =>
        s.buyer.call('updateSchedule', {
          ...(await own(s)),
          body: scheduleBody(s.buyer, await s.newAddress(s.buyer), ofRun('Renamed')),
        }),
      { check: ({ body }) => expect(body.name, 'name').toBe(ofRun('Renamed')) },
    ],
    [
      409,
      'the name of another list',
      async (s) => {
        await s.newSchedule(s.buyer, ofRun('Taken'))
        return s.buyer.call('updateSchedule', {
          ...(await own(s)),
          body: scheduleBody(s.buyer, await s.newAddress(s.buyer), ofRun('Taken')),
        })
      },
    ],
  ),
  ...refusals('updateSchedule', update),
  ...cases('setScheduleActive', [
    200,
    'off, which is stored',
    async (s) => {
      const list = await own(s)
      const answer = await s.buyer.call('setScheduleActive', {
        ...list,
        body: { is_active: false },
      })
      const { body } = await s.buyer.call('getSchedule', list)
      expect(
        [answer.body.is_active, body.is_active],
        'is_active, as answered and as stored',
      ).toEqual([false, false])
      return answer
    },
  ]),
  ...refusals('setScheduleActive', () => ({ is_active: false })),
  ...(['cancelNextCheckout', 'advanceCheckout'] as const).flatMap((operation) => [
    ...cases(
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
          await s.buyer.call('setScheduleActive', { ...list, body: { is_active: false } })
          return s.buyer.call(operation, list)
        },
      ],
    ),
    ...refusals(operation),
  ]),
  ...cases('deleteSchedule', [
    200,
    'an own list, which is gone then',
    async (s) => {
      const list = await own(s)
      const answer = await s.buyer.call('deleteSchedule', list)
      const { body } = await s.buyer.call('listSchedules', { path: { userId: s.buyer.id } })
      expect(
        body.map(({ _id }: { _id: string }) => _id),
        'the lists that are left',
      ).not.toContain(list.path.id)
      return answer
    },
  ]),
  ...refusals('deleteSchedule'),
]
