import { applyScenario } from '../../transport/control.ts'
import { sizeOf, troubleOf } from '../../transport/trouble.ts'
import { signInAs } from '../personas.ts'
import type { ConsoleApi } from './consoleApi.ts'
import type { ConsoleCore } from './core.ts'

/** Answers the console's calls; `connectedCore` throws before the page is connected. What only the open console needs is loaded at its first call. */
export function createConsoleCalls(connectedCore: () => ConsoleCore): ConsoleApi {
  const openCalls = async () => (await import('./openConsoleCalls.ts')).createOpenConsoleCalls(connectedCore)
  const worldCalls = async () => (await import('./worldCalls.ts')).createWorldCalls(connectedCore)
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
    troubleCount: () => sizeOf(troubleOf(connectedCore().simulation)),
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
    disarm: async (ids) => (await openCalls()).disarm(ids),
    consoleState: async (token) => (await openCalls()).consoleState(token),
    describe: async (token) => (await openCalls()).describe(token),
    forecast: async (until) => (await openCalls()).forecast(until),
    findProducts: async (words, token) => (await openCalls()).findProducts(words, token),
    latestNotice: () => connectedCore().notices[0] ?? null,
    buyerRows: async (token) => (await worldCalls()).buyerRows(token),
    downloadWorld: async () => (await worldCalls()).downloadWorld(),
    checkWorld: async (file) => (await worldCalls()).checkWorld(file),
    loadWorld: async (file) => (await worldCalls()).loadWorld(file),
  }
}
