import { expect, test } from 'vitest'
import { saveClock, restoreClock } from '#mocks/world/clockState.ts'
import { createWorld } from '#mocks/world/world.ts'

const START = Date.UTC(2026, 6, 20, 2)
const HOUR = 3_600_000

/** A world with a real time set by the test, and the same world restored from its journal. */
function open(real: () => number, entries: Parameters<typeof restoreClock>[0] = []) {
  return createWorld({ seed: 1, now: START, rows: {}, real, ...restoreClock(entries, real()) })
}

test('a running clock continues with real time when the world is restored', () => {
  let now = START
  const world = open(() => now)
  world.clock.advance(5 * HOUR)
  saveClock(world)
  const entries = world.journal.drain()
  now += HOUR
  expect(open(() => now, entries).clock.now()).toBe(START + 6 * HOUR)
})

test('a stopped clock is restored at the same time', () => {
  let now = START
  const world = open(() => now)
  world.clock.freeze(true)
  saveClock(world)
  const entries = world.journal.drain()
  now += 24 * HOUR
  const again = open(() => now, entries)
  expect(again.clock.now()).toBe(START)
  again.clock.freeze(false)
  saveClock(again)
  now += HOUR
  expect(again.clock.now()).toBe(START + HOUR)
  expect(open(() => now, [...entries, ...again.journal.drain()].toReversed()).clock.frozen).toBe(
    false,
  )
})

test('a stopped clock keeps its time however long it takes to build the world', () => {
  let now = START
  const world = open(() => now)
  world.clock.freeze(true)
  saveClock(world)
  const slow = () => (now += 400)
  expect(open(slow, world.journal.drain()).clock.now()).toBe(START)
})
