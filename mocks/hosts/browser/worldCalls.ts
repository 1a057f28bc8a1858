import { worldStamp } from 'virtual:world-stamp'
import {
  openPaymentsOf,
  type OrderLine,
  ordersOf,
  type PaymentLine,
} from '#mocks/scenario/worldView.ts'
import { type OpenedWorld, openWorldFile } from '#mocks/worldFile/open.ts'
import { writeWorld } from '#mocks/worldFile/write.ts'
import type { ConsoleCore } from './core.ts'

export type FileSummary = OpenedWorld['summary']

interface BuyerRows {
  orders: OrderLine[] | null
  payments: PaymentLine[]
}

/** `connectedCore` throws before the page is connected. */
export function createWorldCalls(connectedCore: () => ConsoleCore) {
  const open = (file: string) => openWorldFile(connectedCore().simulation, file, worldStamp)
  return {
    buyerRows(token: string | null): BuyerRows {
      const market = connectedCore().simulation
      const buyer = market.authenticate(token)
      if (!buyer) return { orders: null, payments: [] }
      return {
        orders: ordersOf(market.world, buyer._id),
        payments: openPaymentsOf(market.world, buyer._id),
      }
    },
    async downloadWorld() {
      const { simulation } = connectedCore()
      await simulation.catchUp()
      return writeWorld(simulation.world, simulation.settings, simulation.baseRows(), worldStamp)
    },
    checkWorld(file: string) {
      const found = open(file)
      return 'reasons' in found ? found : found.summary
    },
    /** Replaces the world in all pages, unless the file is refused. */
    async loadWorld(file: string) {
      const found = open(file)
      if ('reasons' in found) return found
      const { persistence, broadcast } = connectedCore()
      found.use()
      await persistence.flush()
      broadcast({
        kind: 'replaced',
        message: `Another world was loaded, with ${found.summary.changes} changed rows.`,
      })
      return found.summary
    },
  }
}
