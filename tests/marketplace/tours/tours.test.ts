import fc from 'fast-check'
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
import { overlap, placeCard } from '#mocks/demo/tours/placeCard.ts'
import { animate } from '#scripts/tours/animation.ts'
import { steered } from '../support/steered.ts'

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

test('a tour takes the time to read its cards and to do what they say, and leads to the next one', () => {
  expect(tours.map(minutesOf)).toEqual([3, 2, 2, 2, 1, 2])
  expect(tours.map(tourAfter)).toEqual([...tours.slice(1), null])
})

test.each([
  [
    'market',
    "There is no tour 'market', only first-order, scheduled-list, failed-payment, chat, nearby, developers.",
  ],
  ...['0', '9', '1.5', ''].map((step) => [
    `chat:${step}`,
    `The tour 'chat' has the steps 1 to 8, no step '${step}'.`,
  ]),
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
        expect(parseScenario(directives).as).toBeDefined()
        // The host signs in, and only the page has a position.
        steered(directives)
      }
    },
  )
})

test('a step without a start begins with the one before it that has one', () => {
  const tour = tours[0]!
  for (const [step, at] of [
    [3, 2],
    [2, 2],
    [0, 0],
  ] as const)
    expect(startOf({ tour, step })).toEqual({ at, start: tour.steps[at]?.start })
})

const whole = (min: number, max: number) => fc.integer({ min, max })
const screens = [
  { left: 0, top: 0, width: 320, height: 568 },
  { left: 0, top: 0, width: 360, height: 740 },
  { left: 0, top: 0, width: 1280, height: 800 },
]

test('the card covers nothing of its target where there is room beside it, and always stays on the screen', () => {
  const cases = fc.record({
    screen: fc.constantFrom(...screens),
    left: whole(-50, 1280),
    top: whole(-50, 800),
    width: whole(1, 1280),
    height: whole(1, 800),
    card: fc.record({
      width: whole(200, 304),
      height: whole(100, 260),
    }),
  })
  fc.assert(
    fc.property(cases, ({ screen, card, ...target }) => {
      const place = placeCard([target], card, screen)
      expect(place.left).toBeGreaterThanOrEqual(8)
      expect(place.top).toBeGreaterThanOrEqual(8)
      expect(place.left + card.width).toBeLessThanOrEqual(screen.width - 8)
      expect(place.top + card.height).toBeLessThanOrEqual(screen.height - 8)
      const below = screen.height - target.top - target.height
      const right = screen.width - target.left - target.width
      const roomy =
        Math.max(target.top, below) >= card.height + 24 ||
        Math.max(target.left, right) >= card.width + 32
      expect(place.covered).toBe(overlap({ ...place, ...card }, target))
      if (roomy) expect(place.covered).toBe(0)
    }),
    { numRuns: 2000 },
  )
})

test('without a target in view the card is at the bottom', () => {
  const screen = { left: 0, top: 0, width: 360, height: 740 }
  const card = { width: 300, height: 200 }
  expect(placeCard([], card, screen)).toEqual({ left: 30, top: 532, covered: 0 })
  expect(placeCard([{ left: 0, top: 900, width: 50, height: 20 }], card, screen)).toEqual({
    left: 30,
    top: 532,
    covered: 0,
  })
})

test('docked, the card is at the bottom, or at the top where it would cover something there', () => {
  const [screen, card] = [screens[1]!, { width: 360, height: 160 }]
  const at = (top: number) =>
    placeCard([{ left: 20, top, width: 320, height: 50 }], card, screen, { docked: true })
  expect([at(80), at(600)]).toEqual([
    { left: 0, top: 580, covered: 0 },
    { left: 0, top: 0, covered: 0 },
  ])
})

test('the card stands beside the panel of a dialog where that has room beside it', () => {
  const panel = { left: 400, top: 100, width: 480, height: 600 }
  const target = { left: 780, top: 620, width: 80, height: 50 }
  const { left } = placeCard([target], { width: 350, height: 170 }, screens[2]!, { bars: [panel] })
  expect(left).toBeGreaterThanOrEqual(panel.left + panel.width)
})

function chunk(name: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(name, 'latin1'), size, data, Buffer.alloc(data.length % 2)])
}
const file = (...chunks: Buffer[]) =>
  chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]))

/** Names and contents of the chunks from a place on. */
function chunksOf(data: Buffer): [name: string, content: Buffer][] {
  if (data.length === 0) return []
  const length = data.readUInt32LE(4)
  return [
    [data.toString('latin1', 0, 4), data.subarray(8, 8 + length)],
    ...chunksOf(data.subarray(8 + length + (length % 2))),
  ]
}

test('an animation has the pictures of its frames, without their colour profiles', () => {
  const picture = Buffer.from('drawn')
  const [profiled, plain] = [
    file(chunk('VP8X', Buffer.alloc(10)), chunk('ICCP', Buffer.alloc(7)), chunk('VP8 ', picture)),
    file(chunk('VP8 ', picture)),
  ]
  const made = animate(
    [
      { webp: profiled, duration: 2000 },
      { webp: plain, duration: 4000 },
    ],
    { width: 360, height: 740 },
  )
  expect(made.readUInt32LE(4)).toBe(made.length - 8)
  const [head, loop, ...frames] = chunksOf(made.subarray(12))
  expect(head).toEqual(['VP8X', Buffer.of(2, 0, 0, 0, 103, 1, 0, 227, 2, 0)])
  expect(loop?.[0]).toBe('ANIM')
  expect(frames.map(([name]) => name)).toEqual(['ANMF', 'ANMF'])
  expect(frames.map(([, content]) => content.readUIntLE(12, 3))).toEqual([2000, 4000])
  for (const [, content] of frames)
    expect(chunksOf(content.subarray(16))).toEqual([['VP8 ', picture]])
})

test('a frame without an opaque picture is refused', () => {
  expect(() =>
    animate([{ webp: file(chunk('VP8L', Buffer.alloc(4))), duration: 1 }], { width: 1, height: 1 }),
  ).toThrow(/no opaque/)
})
