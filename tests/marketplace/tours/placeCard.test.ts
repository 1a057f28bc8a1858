import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlap, placeCard } from '#mocks/demo/tours/placeCard.ts'

const screens = [
  { left: 0, top: 0, width: 320, height: 568 },
  { left: 0, top: 0, width: 360, height: 740 },
  { left: 0, top: 0, width: 1280, height: 800 },
]

test('the card covers nothing of its target where there is room beside it, and always stays on the screen', () => {
  const cases = fc.record({
    screen: fc.constantFrom(...screens),
    left: fc.integer({ min: -50, max: 1280 }),
    top: fc.integer({ min: -50, max: 800 }),
    width: fc.integer({ min: 1, max: 1280 }),
    height: fc.integer({ min: 1, max: 800 }),
    card: fc.record({
      width: fc.integer({ min: 200, max: 304 }),
      height: fc.integer({ min: 100, max: 260 }),
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
