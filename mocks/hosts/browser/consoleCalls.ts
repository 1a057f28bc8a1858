import { forecast } from '../../rules/forecast.ts'
import { nextEventOf } from '../../rules/nextEvent.ts'
import { applyScenario } from '../../transport/control.ts'
import { findProducts } from '../../transport/productNames.ts'
import { describeState } from '../../transport/describeState.ts'
import { troubleOf } from '../../transport/trouble.ts'
import { personaOf, personasOf, signInAs } from '../personas.ts'
import type { ConsoleApi, ConsoleState } from './consoleApi.ts'
import type { ConsoleCore } from './core.ts'
import { createWorldCalls } from './worldCalls.ts'

/** How many mails of the simulated inbox are shown. */
const MAILS = 20

/** Answers the console's calls; `connectedCore` throws before the page is connected. */
export function createConsoleCalls(connectedCore: () => ConsoleCore): ConsoleApi {
  return {
    async applyScenario(scenario, token) {
      const { simulation, persistence, broadcast } = connectedCore()
      await simulation.catchUp()
      const refused = applyScenario(simulation, scenario, token)
      // What is due after a long jump takes its time: the pages' clocks don't wait for it.
      broadcast({ kind: 'clock', now: simulation.market.world.clock.now() })
      await simulation.catchUp()
      await persistence.flush()
      broadcast({ kind: 'sockets', state: simulation.conditions.sockets })
      broadcast({ kind: 'changed' })
      return refused
    },
    async signIn(name, expired) {
      const { simulation, persistence } = connectedCore()
      await simulation.catchUp()
      const token = signInAs(simulation.market, name, { expired })
      await persistence.flush()
      return token
    },
    troubleCount() {
      const { faults, ...conditions } = troubleOf(connectedCore().simulation)
      return faults.length + Object.keys(conditions).length
    },
    async disarm(ids) {
      const { simulation, persistence, broadcast } = connectedCore()
      for (const id of ids) simulation.market.faults.disarm(id)
      await persistence.flush()
      broadcast({ kind: 'changed' })
    },
    findProducts(words, token) {
      const { market } = connectedCore().simulation
      return findProducts(market.world, words, market.authenticate(token)?._id)
    },
    async reset() {
      const core = connectedCore()
      const { simulation, persistence, notices, broadcast } = core
      await simulation.catchUp()
      applyScenario(simulation, { reset: true })
      notices.length = 0
      core.resets += 1
      await persistence.flush()
      broadcast({ kind: 'reset' })
    },
    consoleState: (token) => stateOf(connectedCore(), token),
    describe(token) {
      const { simulation } = connectedCore()
      const buyer = simulation.market.authenticate(token)
      const persona = buyer && personaOf(buyer._id)
      return { ...describeState(simulation, persona), isUnnamed: buyer !== null && persona === null }
    },
    forecast: (until) => forecast(connectedCore().simulation.market.world, until),
    latestNotice: () => connectedCore().notices[0] ?? null,
    ...createWorldCalls(connectedCore),
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
