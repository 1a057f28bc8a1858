import { forecast } from '../../rules/forecast.ts'
import { nextEventOf } from '../../rules/nextEvent.ts'
import { describeState } from '../../transport/describeState.ts'
import { findProducts } from '../../transport/foundProducts.ts'
import { personaOf, personasOf } from '../personas.ts'
import type { ConsoleState } from './consoleApi.ts'
import type { ConsoleCore } from './core.ts'

/** How many mails of the simulated inbox are shown. */
const MAILS = 20

/** The calls of the open console, in a module of their own: most visitors never open it. */
export function createOpenConsoleCalls(connectedCore: () => ConsoleCore) {
  return {
    consoleState: (token: string | null) => stateOf(connectedCore(), token),
    describe(token: string | null) {
      const { simulation } = connectedCore()
      const buyer = simulation.market.authenticate(token)
      const persona = buyer && personaOf(buyer._id)
      return { ...describeState(simulation, persona), isUnnamed: buyer !== null && persona === null }
    },
    async disarm(ids: readonly number[]) {
      const { simulation, persistence, broadcast } = connectedCore()
      for (const id of ids) simulation.market.faults.disarm(id)
      await persistence.flush()
      broadcast({ kind: 'changed' })
    },
    forecast: (until: number) => forecast(connectedCore().simulation.market.world, until),
    findProducts(words: string, token: string | null) {
      const { market } = connectedCore().simulation
      return findProducts(market.world, words, market.authenticate(token)?._id)
    },
  }
}

function stateOf({ simulation, notices }: ConsoleCore, token: string | null): ConsoleState {
  const { market, settings, conditions } = simulation
  const { tables, clock } = market.world
  // Of those that were sent at one moment, as while the clock stands still, the last is the newest.
  const mails = [...tables.mails.all()]
    .toReversed()
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, MAILS)
  const buyer = market.authenticate(token)
  return {
    mails,
    personas: personasOf(market),
    persona: buyer && personaOf(buyer._id),
    isSignedIn: buyer !== null,
    now: clock.now(),
    frozen: clock.frozen,
    speed: clock.speed,
    next: (buyer && nextEventOf(market.world, buyer._id)) ?? nextEventOf(market.world, null),
    settings,
    conditions,
    armed: market.faults.state.armed,
    notices,
  }
}
