import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { paths, steps } from '../properties/paths.ts'
import { startWalk, type Step } from '../properties/walk.ts'
import { as, openMarket } from '../support/market.ts'
import { busyMarket, fileOf, openFile, parsed } from './files.ts'

/** Loads a file into a new marketplace of another world; returns the file of what was loaded. */
function loaded(file: string) {
  const market = openMarket({ seed: 2, products: 60, now: Date.UTC(2026, 8, 1) })
  const opened = openFile(file, market)
  if ('reasons' in opened) throw new Error(opened.reasons.join('\n'))
  opened.use()
  return { market, file: fileOf(market) }
}

describe('a world that was downloaded and loaded', () => {
  test('is the same to the byte, and answers as before', async () => {
    const before = await busyMarket()
    const file = fileOf(before)
    const { market, file: again } = loaded(file)
    expect(again).toBe(file)
    expect(market.settings).toMatchObject({ seed: 1, products: 120 })
    for (const path of ['/users/me', '/products?query=rice', '/users/recent/search'])
      expect((await as(market, 'liza')('GET', path)).body, path).toEqual(
        (await as(before, 'liza')('GET', path)).body,
      )
    expect(market.world.clock.iso()).toBe(before.world.clock.iso())
  })

  test('continues: due jobs fall due, and new records get new ids', async () => {
    const before = await busyMarket()
    const { market } = loaded(fileOf(before))
    for (const one of [before, market])
      applyScenario(one, parseScenario('advance:3000,order:last:CANCELLED,as:liza'))
    expect(fileOf(market)).toBe(fileOf(before))
  })

  test('restores the time of a clock that is stopped or runs fast', () => {
    const market = openMarket({ products: 60 })
    applyScenario(market, parseScenario('advance:90,speed:60,freeze'))
    const { clock } = loaded(fileOf(market)).market.world
    expect([clock.frozen, clock.speed, clock.now()]).toEqual([true, 60, market.world.clock.now()])
  })

  test('without a change has no row', () => {
    const { changes } = parsed(fileOf(openMarket({ products: 60 })))
    expect(changes).toEqual([])
  })

  test('is the same to the byte after any actions of buyers', { timeout: 60_000 }, () => {
    const walkAndLoad = (taken: readonly Step[]) => {
      const walk = startWalk()
      for (const one of taken) {
        const me = walk.users[one.who]
        if (me) steps[one.op]?.(walk, me, one)
      }
      const file = fileOf(walk.market)
      expect(loaded(file).file).toBe(file)
    }
    fc.assert(fc.property(paths(80), walkAndLoad), { numRuns: 12 })
  })
})
