import type { Scenario } from '../../fixtures/scenarios/scenario.ts'
import { DEFAULT_SHOPS } from '../../fixtures/shops.ts'
import { operations } from '../../openapi/generated/operations.ts'
import { saveClock } from './clockState.ts'
import type { FaultRule } from './faults.ts'
import { defaultConditions, type ScenarioTarget } from './scenarioTarget.ts'
import { isServiceCall } from './serviceCalls.ts'
import { isSentEvent } from './socketEvents.ts'
import { applyRudeSockets } from './rudeSockets.ts'
import { applyTalk } from './talk.ts'

const defined = <T extends object>(change: T): Partial<T> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>

/**
 * Applies a scenario, except for the sign-in (`as`, `token`) and the device's `position`, which are the host's part.
 * @param token of the signed-in buyer, to whom shops write when the scenario names no other
 * @returns the parts that were not understood: unknown directives, operations, events, shops and products
 */
export function applyScenario(target: ScenarioTarget, scenario: Partial<Scenario>, token: string | null = null): string[] {
  const unknown = [...(scenario.unknown ?? [])]
  rebuildWorld(target, scenario)
  target.setConditions(
    defined({
      latency: scenario.latency,
      sockets: scenario.socket,
      keys: scenario.nokey ? ('ignored' as const) : undefined,
      echo: scenario.echo,
    }),
  )
  const { world, faults } = target.market
  for (const rule of scenario.faults ?? []) {
    if (mayFail(rule)) faults.add([rule as FaultRule])
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
  unknown.push(...applyTalk(target, scenario, token), ...applyRudeSockets(target, scenario, token))
  setClock(target, scenario)
  return unknown
}

/** Whether a fault can be injected there: into calls every kind, into socket events a change of their content. */
function mayFail(fault: Scenario['faults'][number]): boolean {
  const { operation } = fault
  if (isSentEvent(operation)) return fault.kind === 'omit' || fault.kind === 'put' || (fault.kind === 'drift' && fault.change !== 'status')
  return operation === '*' || Object.hasOwn(operations, operation) || isServiceCall(operation)
}

function rebuildWorld(target: ScenarioTarget, { reset, seed, products, shops, start }: Partial<Scenario>) {
  const { settings } = target
  const wanted = defined({ seed, products, shops })
  const current = { ...settings, shops: settings.shops ?? DEFAULT_SHOPS }
  const changed = Object.entries(wanted).some(([name, value]) => value !== current[name as keyof typeof wanted])
  if (reset || changed || start !== undefined) target.rebuild({ ...wanted, ...defined({ bornAt: start }) })
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
