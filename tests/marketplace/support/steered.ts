import { expect } from 'vitest'
import { namedBuyers, type PersonaKey } from '#fixtures/named.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import type { SentEvent } from '#mocks/core/socketEvents.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { call, type MarketOptions, openMarket } from './market.ts'
import { orderOf } from './order.ts'

/** A small marketplace with a scenario, in which a buyer is signed in. */
export function steered(
  sim = '',
  { as: who = 'liza', ...options }: MarketOptions & { as?: PersonaKey } = {},
) {
  const market = openMarket({ products: 80, ...options })
  const { world } = market
  const token = market.login(who)
  /** What its sockets are given to send. */
  const sent: SentEvent[] = []
  market.sockets.subscribe((event) => void sent.push(event))
  /** Returns what is refused. */
  const steer = (text: string, signedIn: string | null = token) =>
    applyScenario(market, parseScenario(text), signedIn)
  expect(steer(sim)).toEqual([])
  const ask = (method: string, path: string, body?: unknown) =>
    call(market, method, path, { token, body })
  return {
    market,
    world,
    tables: world.tables,
    token,
    ask,
    sent,
    steer,
    /** Moves the clock on, ms, with all that falls due. */
    pass: (ms: number) => void applyScenario(market, { advance: ms }),
    get: (path: string) => market.fetch(new Request(`https://suki.example${path}`)),
    payloads: (name: string) =>
      sent.flatMap(({ event, payload }) =>
        event === name ? [payload as Record<string, unknown>] : [],
      ),
    /** The buyer's notifications, the oldest first. */
    news: () => world.tables.notifications.by('user_id', namedBuyers[who].id),
    /** Orders rice; returns the order's id. */
    async order(payment_method = 'cod') {
      const { status, body } = await ask(
        'POST',
        '/transactions',
        orderOf(who, 'jasmineRice', { payment_method }),
      )
      expect(status).toBe(201)
      return (body as { transactions: { _id: string }[] }).transactions[0]?._id ?? ''
    },
  }
}
