import type { Scenario } from '#fixtures/scenarios/contents.ts'
import { forecast } from '#mocks/rules/forecast.ts'
import { nextEventOf } from '#mocks/rules/nextEvent.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { describeState, sizeOf, networkFaultsOf } from '#mocks/scenario/describeState.ts'
import { happenedSince, type Mark, markOf } from '#mocks/scenario/happened.ts'
import { findProducts } from '#mocks/scenario/productNames.ts'
import { personaOf, personasOf, signInAs } from '../personas.ts'
import { carryOut, type ConsoleCore } from './core.ts'
import type { ConsoleState, SharedState } from './workerApi.ts'

const MAILS = 20

/** `connectedCore` throws before the page is connected. A `token` belongs to the page's buyer. */
export function createConsoleCalls(connectedCore: () => ConsoleCore) {
  return {
    /** Returns what was refused. */
    async applyScenario(scenario: Partial<Scenario>, token?: string | null) {
      const { simulation, persistence, broadcast } = connectedCore()
      await simulation.catchUp()
      const refused = applyScenario(simulation, scenario, token)
      // What is due takes its time: the pages' clocks don't wait for it.
      broadcast({ kind: 'clock', now: simulation.world.clock.now() })
      await simulation.catchUp()
      await persistence.flush()
      broadcast({ kind: 'sockets', state: simulation.conditions.sockets })
      broadcast({ kind: 'changed' })
      return refused
    },
    /** Null when there is no such buyer. */
    signIn: (name: string, expired: boolean) =>
      carryOut(connectedCore(), (market) => signInAs(market, name, { expired })),
    faultCount: () => sizeOf(networkFaultsOf(connectedCore().simulation)),
    /** Resets every page, too. */
    async reset() {
      const core = connectedCore()
      await carryOut(core, (market) => {
        applyScenario(market, { reset: true })
        core.notices.length = 0
        core.resets += 1
      })
      core.broadcast({ kind: 'reset' })
    },
    async disarm(ids: readonly number[]) {
      const { simulation, persistence, broadcast } = connectedCore()
      for (const id of ids) simulation.faults.disarm(id)
      await persistence.flush()
      broadcast({ kind: 'changed' })
    },
    consoleState: (token: string | null) => stateOf(connectedCore(), token),
    describe(token: string | null): SharedState {
      const { simulation } = connectedCore()
      const buyer = simulation.authenticate(token)
      const persona = buyer && personaOf(buyer._id)
      return {
        ...describeState(simulation, persona),
        isUnnamed: buyer !== null && persona === null,
      }
    },
    forecast: (until: number) => forecast(connectedCore().simulation.world, until),
    /** Marks where the buyer stands, for `happened`. */
    mark(token: string | null) {
      const market = connectedCore().simulation
      return markOf(market.world, market.authenticate(token)?._id ?? null)
    },
    happened: (mark: Mark) => happenedSince(connectedCore().simulation.world, mark),
    /** Finds the first few, as `useProducts` asks for them. */
    findProducts(words: string, token: string | null) {
      const market = connectedCore().simulation
      return findProducts(market.world, words, market.authenticate(token)?._id)
    },
    latestNotice: () => connectedCore().notices[0] ?? null,
  }
}

function stateOf({ simulation, notices }: ConsoleCore, token: string | null): ConsoleState {
  const { world, settings, conditions } = simulation
  const { tables, clock } = world
  // Of those that were sent at one moment, the last is the newest.
  const mails = [...tables.mails.all()]
    .toReversed()
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, MAILS)
  const buyer = simulation.authenticate(token)
  return {
    mails,
    personas: personasOf(simulation),
    persona: buyer && personaOf(buyer._id),
    isSignedIn: buyer !== null,
    now: clock.now(),
    frozen: clock.frozen,
    speed: clock.speed,
    next: (buyer && nextEventOf(world, buyer._id)) ?? nextEventOf(world, null),
    settings,
    conditions,
    armed: simulation.faults.state.armed,
    notices,
  }
}
