import { describe, expect, test } from 'vitest'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import {
  minutesOf,
  readTourLink,
  startOf,
  tourAfter,
  tourLink,
  tours,
} from '#fixtures/tours/tours.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { openMarket } from '../support/market.ts'

const places = tours.flatMap((tour) => tour.steps.map((_, step) => ({ tour, step })))

test('there are six tours, of which each step has a link', () => {
  expect(tours.map(({ name }) => name)).toEqual([
    'first-order',
    'scheduled-list',
    'failed-payment',
    'chat',
    'nearby',
    'developers',
  ])
  for (const place of places) expect(readTourLink(tourLink(place))).toEqual(place)
  expect(readTourLink('chat')).toEqual({ tour: tours[3], step: 0 })
})

test('a tour takes the time to read its cards and to do what they say', () => {
  expect(tours.map(minutesOf)).toEqual([3, 2, 2, 2, 1, 2])
})

test('each tour leads to the next one, and the last one to none', () => {
  expect(tours.map((tour) => tourAfter(tour)?.name ?? null)).toEqual([
    ...tours.slice(1).map(({ name }) => name),
    null,
  ])
})

test.each([
  [
    'market',
    "There is no tour 'market', only first-order, scheduled-list, failed-payment, chat, nearby, developers.",
  ],
  ['chat:0', "The tour 'chat' has the steps 1 to 8, no step '0'."],
  ['chat:9', "The tour 'chat' has the steps 1 to 8, no step '9'."],
  ['chat:1.5', "The tour 'chat' has the steps 1 to 8, no step '1.5'."],
  ['chat:', "The tour 'chat' has the steps 1 to 8, no step ''."],
])('a link to %s says what there is', (text, reason) => {
  expect(readTourLink(text)).toBe(reason)
})

describe.each(tours)('the tour $name', ({ steps }) => {
  test('ends with a step that is only read, and every other one says how it continues', () => {
    expect(steps.at(-1)?.action).toBeUndefined()
    // A sign that is on the screen before the action would end the step at once.
    for (const { target, until } of steps) expect(until).not.toEqual(target)
  })

  test('has short texts, for a card on a small screen', () => {
    for (const { title, text } of steps) {
      expect(title.length).toBeLessThanOrEqual(40)
      expect(text.length, title).toBeLessThanOrEqual(200)
    }
  })

  test(
    'begins each step by directives that the marketplace carries out',
    { timeout: 60_000 },
    () => {
      const starts = new Set(steps.flatMap(({ start }) => start?.directives ?? []))
      for (const directives of starts) {
        const simulation = openMarket({ products: 80 })
        const scenario = parseScenario(directives)
        expect(scenario.as).toBeDefined()
        // The host signs in, and only the page has a position.
        expect(applyScenario(simulation, scenario)).toEqual([])
      }
    },
  )
})

test('a step without a start begins with the one before it that has one', () => {
  const [firstOrder] = tours
  if (!firstOrder) throw new Error('There is no tour')
  expect(startOf({ tour: firstOrder, step: 3 })).toEqual({
    at: 2,
    start: firstOrder.steps[2]?.start,
  })
  expect(startOf({ tour: firstOrder, step: 2 }).at).toBe(2)
  expect(startOf({ tour: firstOrder, step: 0 }).at).toBe(0)
})
