import { worldStamp } from 'virtual:world-stamp'
import type { ConsoleCore } from './core.ts'
import type { WorldApi } from './worldApi.ts'

/** Answers the calls of the tab 'World'. What only these need is loaded by the first of them. */
export function createWorldCalls(connectedCore: () => ConsoleCore): WorldApi {
  async function open(file: string) {
    const { simulation } = connectedCore()
    const { openWorldFile } = await import('../../worldFile/open.ts')
    return openWorldFile(simulation, file, worldStamp)
  }

  return {
    async buyerRows(token) {
      const { market } = connectedCore().simulation
      const buyer = market.authenticate(token)
      if (!buyer) return { orders: null, payments: [] }
      const { openPaymentsOf, ordersOf } = await import('../../transport/worldView.ts')
      return { orders: ordersOf(market.world, buyer._id), payments: openPaymentsOf(market.world, buyer._id) }
    },
    async downloadWorld() {
      const { simulation } = connectedCore()
      const { writeWorld } = await import('../../worldFile/write.ts')
      await simulation.catchUp()
      return writeWorld(simulation.market.world, simulation.settings, simulation.baseRows(), worldStamp)
    },
    async checkWorld(file) {
      const found = await open(file)
      return 'reasons' in found ? found : found.summary
    },
    async loadWorld(file) {
      const found = await open(file)
      if ('reasons' in found) return found
      const { persistence, broadcast } = connectedCore()
      found.use()
      await persistence.flush()
      broadcast({ kind: 'replaced', message: `Another world was loaded, with ${found.summary.changes} changed rows.` })
      return found.summary
    },
  }
}
