import type { Scenario } from '../../fixtures/scenarios/scenario.ts'
import { operations } from '../../openapi/generated/operations.ts'
import type { Marketplace } from '../marketplace.ts'
import { rememberClock } from './controlClock.ts'
import type { FaultRule } from './faults.ts'
import { isPlaceCall } from './placeRoutes.ts'

/** What a world is made from; the same settings give the same base world. */
export interface Settings {
  seed: number
  products: number
  /** World time of the base world, ms since the epoch. */
  bornAt: number
}

/** What lies between the buyer and the marketplace. */
export interface Conditions {
  /** Milliseconds that every answer takes. */
  latency: number
  sockets: 'up' | 'down'
  /** What becomes of the Idempotency-Key header. */
  keys: 'honoured' | 'ignored'
}

/** A marketplace that can be given another world and other conditions. */
export interface Steerable {
  readonly market: Marketplace
  readonly settings: Settings
  readonly conditions: Conditions
  setConditions(change: Partial<Conditions>): void
  /** Drops everything that happened and starts from a base world, by default the present one's. */
  rebuild(settings?: Partial<Settings>): void
}

/** Nothing is in the way. */
export const calm: Conditions = { latency: 0, sockets: 'up', keys: 'honoured' }

const defined = <T extends object>(change: T): Partial<T> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>

/**
 * Brings about what a scenario says. Who is signed in (`as`, `token`) is left to the host.
 * @returns what was not understood: unknown directives, operations and products
 */
export function steer(target: Steerable, scenario: Partial<Scenario>): string[] {
  const unknown = [...(scenario.unknown ?? [])]
  resettle(target, scenario)
  target.setConditions(
    defined({ latency: scenario.latency, sockets: scenario.socket, keys: scenario.nokey ? ('ignored' as const) : undefined }),
  )
  const { world, faults } = target.market
  for (const rule of scenario.faults ?? []) {
    if (rule.operation === '*' || rule.operation in operations || isPlaceCall(rule.operation)) faults.arm([rule as FaultRule])
    else unknown.push(`${rule.kind}:${rule.operation}`)
  }
  for (const { product, left } of scenario.stock ?? []) {
    if (world.tables.products.get(product)) world.tables.products.update(product, { stocks: left })
    else unknown.push(`stock:${product}`)
  }
  turnClock(target, scenario)
  return unknown
}

function resettle(target: Steerable, { reset, seed, products, start }: Partial<Scenario>) {
  const { settings } = target
  const other = (seed !== undefined && seed !== settings.seed) || (products !== undefined && products !== settings.products)
  if (reset || other || start !== undefined) target.rebuild(defined({ seed, products, bornAt: start }))
  if (reset) target.setConditions(calm)
}

function turnClock({ market }: Steerable, { freeze, speed, advance }: Partial<Scenario>) {
  if (freeze === undefined && speed === undefined && advance === undefined) return
  const { clock } = market.world
  if (freeze !== undefined) clock.freeze(freeze)
  if (speed !== undefined) clock.setSpeed(speed)
  if (advance !== undefined) clock.advance(advance)
  rememberClock(market.world)
  market.runDue()
}
