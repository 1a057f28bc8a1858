import { expect } from 'vitest'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import type { SentEvent } from '#mocks/core/socketEvents.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { as, type MarketOptions, openMarket } from '../support/market.ts'
import { orderOf } from '../support/order.ts'

/** A marketplace with a scenario, in which Liza is signed in. */
export function steered(sim = '', options?: MarketOptions) {
  const market = openMarket({ products: 80, ...options })
  const token = market.login('liza')
  const ask = as(market, 'liza')
  /** What its sockets are given to send. */
  const sent: SentEvent[] = []
  market.sockets.subscribe((event) => void sent.push(event))
  /** Returns what is refused. */
  const steer = (text: string, signedIn: string | null = token) =>
    applyScenario(market, parseScenario(text), signedIn)
  expect(steer(sim)).toEqual([])
  return {
    market,
    tables: market.world.tables,
    ask,
    sent,
    steer,
    get: (path: string) => market.fetch(new Request(`https://suki.example${path}`)),
    payloads: (name: string) =>
      sent.flatMap(({ event, payload }) =>
        event === name ? [payload as Record<string, unknown>] : [],
      ),
    /** Orders rice; returns the order's id. */
    async order(payment_method = 'cod') {
      const { status, body } = await ask(
        'POST',
        '/transactions',
        orderOf('liza', 'jasmineRice', { payment_method }),
      )
      expect(status).toBe(201)
      return (body as { transactions: { _id: string }[] }).transactions[0]?._id ?? ''
    },
  }
}
