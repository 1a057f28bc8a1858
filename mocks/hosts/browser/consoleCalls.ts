import type { Scenario } from '#fixtures/scenarios/contents.ts'
import { forecast } from '#mocks/rules/forecast.ts'
import { nextEventOf } from '#mocks/rules/nextEvent.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { describeState } from '#mocks/scenario/describeState.ts'
import { findProducts } from '#mocks/scenario/foundProducts.ts'
import { happenedSince, type Mark, markOf } from '#mocks/scenario/happened.ts'
import { sizeOf, networkFaultsOf } from '#mocks/scenario/networkFaults.ts'
import { personaOf, personasOf, signInAs } from '../personas.ts'
import type { ConsoleState, SharedState } from './consoleApi.ts'
import type { ConsoleCore } from './core.ts'

/** How many mails of the simulated inbox are shown. */
const MAILS = 20

/**
 * The console's calls; `connectedCore` throws before the page is connected. A `token` belongs to
 * the page's buyer.
 */
export function createConsoleCalls(connectedCore: () => ConsoleCore) {
  return {
    /** Returns the directives that were refused, with their reasons. */
    async applyScenario(scenario: Partial<Scenario>, token?: string | null) {
      const { simulation, persistence, broadcast } = connectedCore()
      await simulation.catchUp()
      const refused = applyScenario(simulation, scenario, token)
      // What is due after a long jump takes its time: the pages' clocks don't wait for it.
      broadcast({ kind: 'clock', now: simulation.world.clock.now() })
      await simulation.catchUp()
      await persistence.flush()
      broadcast({ kind: 'sockets', state: simulation.conditions.sockets })
      broadcast({ kind: 'changed' })
      return refused
    },
    /** A fresh token of a named buyer; null when there is no such buyer. */
    async signIn(name: string, expired: boolean) {
      const { simulation, persistence } = connectedCore()
      await simulation.catchUp()
      const token = signInAs(simulation, name, { expired })
      await persistence.flush()
      return token
    },
    /** How many conditions are not the usual ones and faults are armed. */
    faultCount: () => sizeOf(networkFaultsOf(connectedCore().simulation)),
    /** Drops all changes, conditions, faults and notices, and resets every page. */
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
    /** Takes back armed faults by their ids. */
    async disarm(ids: readonly number[]) {
      const { simulation, persistence, broadcast } = connectedCore()
      for (const id of ids) simulation.faults.disarm(id)
      await persistence.flush()
      broadcast({ kind: 'changed' })
    },
    consoleState: (token: string | null) => stateOf(connectedCore(), token),
    /** The state as a link carries it. */
    describe(token: string | null): SharedState {
      const { simulation } = connectedCore()
      const buyer = simulation.authenticate(token)
      const persona = buyer && personaOf(buyer._id)
      return {
        ...describeState(simulation, persona),
        isUnnamed: buyer !== null && persona === null,
      }
    },
    /** What happens up to a world time, ms. */
    forecast: (until: number) => forecast(connectedCore().simulation.world, until),
    /** Where the page's buyer stands, for `happened`. */
    mark(token: string | null) {
      const market = connectedCore().simulation
      return markOf(market.world, market.authenticate(token)?._id ?? null)
    },
    /** What has happened to the buyer of a mark since then. */
    happened: (mark: Mark) => happenedSince(connectedCore().simulation.world, mark),
    /**
     * Products by an id, a short name, or words of their names and their shops'; without any those
     * in the buyer's cart. The first few.
     */
    findProducts(words: string, token: string | null) {
      const market = connectedCore().simulation
      return findProducts(market.world, words, market.authenticate(token)?._id)
    },
    /** The newest notice. */
    latestNotice: () => connectedCore().notices[0] ?? null,
  }
}

function stateOf({ simulation, notices }: ConsoleCore, token: string | null): ConsoleState {
  const { world, settings, conditions } = simulation
  const { tables, clock } = world
  // Of those that were sent at one moment, as while the clock stands still, the last is the newest.
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
