import type { Scenario } from '../../fixtures/scenarios/scenario.ts'
import { operations } from '../../openapi/generated/operations.ts'
import type { Marketplace } from '../marketplace.ts'
import { saveClock } from './clockState.ts'
import type { FaultRule } from './faults.ts'
import { isPlaceCall } from './placeRoutes.ts'

/** The parameters of a base world; the same settings give the same base world. */
export interface Settings {
  seed: number
  products: number
  /** World time of the base world, ms since the epoch. */
  bornAt: number
}

/** Conditions of the simulated network. */
export interface Conditions {
  /** Delay of every response, ms. */
  latency: number
  sockets: 'up' | 'down'
  /** Whether the Idempotency-Key header is honoured. */
  keys: 'honoured' | 'ignored'
}

/** A marketplace whose world and conditions can be changed. */
export interface ScenarioTarget {
  readonly market: Marketplace
  readonly settings: Settings
  readonly conditions: Conditions
  setConditions(change: Partial<Conditions>): void
  /** Drops all changes and starts from a base world, by default the current one's. */
  rebuild(settings?: Partial<Settings>): void
}

export const defaultConditions: Conditions = { latency: 0, sockets: 'up', keys: 'honoured' }

const defined = <T extends object>(change: T): Partial<T> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>

/**
 * Applies a scenario, except for the sign-in (`as`, `token`), which is the host's part.
 * @returns the parts that were not understood: unknown directives, operations and products
 */
export function applyScenario(target: ScenarioTarget, scenario: Partial<Scenario>): string[] {
  const unknown = [...(scenario.unknown ?? [])]
  rebuildWorld(target, scenario)
  target.setConditions(
    defined({ latency: scenario.latency, sockets: scenario.socket, keys: scenario.nokey ? ('ignored' as const) : undefined }),
  )
  const { world, faults } = target.market
  for (const rule of scenario.faults ?? []) {
    if (rule.operation === '*' || rule.operation in operations || isPlaceCall(rule.operation)) faults.add([rule as FaultRule])
    else unknown.push(`${rule.kind}:${rule.operation}`)
  }
  for (const { product, left } of scenario.stock ?? []) {
    if (world.tables.products.get(product)) world.tables.products.update(product, { stocks: left })
    else unknown.push(`stock:${product}`)
  }
  for (const { product, pesos } of scenario.price ?? []) {
    if (world.tables.products.get(product)) world.tables.products.update(product, { price: pesos })
    else unknown.push(`price:${product}`)
  }
  setClock(target, scenario)
  return unknown
}

function rebuildWorld(target: ScenarioTarget, { reset, seed, products, start }: Partial<Scenario>) {
  const { settings } = target
  const changed = (seed !== undefined && seed !== settings.seed) || (products !== undefined && products !== settings.products)
  if (reset || changed || start !== undefined) target.rebuild(defined({ seed, products, bornAt: start }))
  if (reset) target.setConditions(defaultConditions)
}

function setClock({ market }: ScenarioTarget, { freeze, speed, advance }: Partial<Scenario>) {
  if (freeze === undefined && speed === undefined && advance === undefined) return
  const { clock } = market.world
  if (freeze !== undefined) clock.freeze(freeze)
  if (speed !== undefined) clock.setSpeed(speed)
  if (advance !== undefined) clock.advance(advance)
  saveClock(market.world)
  market.runDue()
}
