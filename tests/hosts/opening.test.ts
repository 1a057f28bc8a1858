import { expect, test, vi } from 'vitest'
import { nextOpening, openingOf } from '#fixtures/scenarios/times.ts'
import { restoreSimulation } from '#mocks/hosts/browser/restore.ts'
import { applyScenario } from '#mocks/scenario/control.ts'

const inManila = (text: string) => Date.parse(`${text}+08:00`)
const store = {
  load: () => Promise.resolve(null),
  write: () => Promise.resolve(),
  reset: () => Promise.resolve(),
  stop() {},
}

test.each([
  ['2026-11-25T00:00', '2026-11-25T09:30'],
  ['2026-11-25T07:59', '2026-11-25T09:30'],
  ['2026-11-25T23:59', '2026-11-25T09:30'],
])('a world that is opened at %s in Manila begins at %s', (moment, opening) => {
  expect(openingOf(inManila(moment))).toBe(inManila(opening))
})

test('the next opening is on the same day before 9:30, and on the next day from then on', () => {
  expect(nextOpening(inManila('2026-11-25T09:29'))).toBe(inManila('2026-11-25T09:30'))
  expect(nextOpening(inManila('2026-11-25T09:30'))).toBe(inManila('2026-11-26T09:30'))
})

test('at night, too, the demo’s world and a reset one begin in the morning, and a link may name another time', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(inManila('2026-11-25T23:15'))
  const simulation = await restoreSimulation(store, 'http://localhost/', () => undefined)
  const now = () => simulation.world.clock.now()
  expect(now()).toBe(inManila('2026-11-25T09:30'))
  applyScenario(simulation, { start: inManila('2026-11-27T18:00') })
  expect(now()).toBe(inManila('2026-11-27T18:00'))
  applyScenario(simulation, { reset: true })
  expect(now()).toBe(inManila('2026-11-25T09:30'))
  vi.restoreAllMocks()
})
