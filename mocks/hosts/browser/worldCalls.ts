import { worldStamp } from 'virtual:world-stamp'
import { openPaymentsOf, ordersOf } from '../../transport/worldView.ts'
import { openWorldFile } from '../../worldFile/open.ts'
import { writeWorld } from '../../worldFile/write.ts'
import type { ConsoleCore } from './core.ts'
import type { WorldApi } from './worldApi.ts'

/** Answers the calls of the tab 'World'; loaded by the first of them. */
export function createWorldCalls(connectedCore: () => ConsoleCore): WorldApi {
  const open = (file: string) => openWorldFile(connectedCore().simulation, file, worldStamp)
  return {
    async buyerRows(token) {
      const { market } = connectedCore().simulation
      const buyer = market.authenticate(token)
      if (!buyer) return { orders: null, payments: [] }
      return { orders: ordersOf(market.world, buyer._id), payments: openPaymentsOf(market.world, buyer._id) }
    },
    async downloadWorld() {
      const { simulation } = connectedCore()
      await simulation.catchUp()
      return writeWorld(simulation.market.world, simulation.settings, simulation.baseRows(), worldStamp)
    },
    async checkWorld(file) {
      const found = open(file)
      return 'reasons' in found ? found : found.summary
    },
    async loadWorld(file) {
      const found = open(file)
      if ('reasons' in found) return found
      const { persistence, broadcast } = connectedCore()
      found.use()
      await persistence.flush()
      broadcast({ kind: 'replaced', message: `Another world was loaded, with ${found.summary.changes} changed rows.` })
      return found.summary
    },
  }
}
