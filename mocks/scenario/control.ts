import { conditionsIn } from '#fixtures/scenarios/conditions.ts'
import type { Scenario } from '#fixtures/scenarios/contents.ts'
import type { Refused } from '#fixtures/scenarios/refusal.ts'
import { DEFAULT_SHOPS } from '#fixtures/shops.ts'
import { operations } from '#openapi/generated/operations.ts'
import type { FaultRule } from '../core/faults.ts'
import type { ScenarioTarget } from '../core/scenarioTarget.ts'
import { serviceCalls } from '../core/serviceCalls.ts'
import { sentEvents } from '../core/socketEvents.ts'
import { saveClock } from '../world/clockState.ts'
import { editDistance } from '../world/search/matching.ts'
import type { World } from '../world/world.ts'
import { applyDecisions } from './decisions.ts'
import { productNamed } from './productNames.ts'
import { applyRudeSockets } from './rudeSockets.ts'
import { applyTalk, buyerOf } from './talk.ts'

const calls = [...Object.keys(operations), ...serviceCalls]
const names = [...calls, ...sentEvents]
const kindsOfEvents = ['drop', 'slow', 'omit', 'put', 'drift']
/** Names so near, in letters and as a part of the length, are proposed. */
const [NEAR, NEAR_PART] = [4, 1 / 3]
const PROPOSED = 3

function similarTo(wrong: string): string {
  const distance = (name: string) => editDistance(name.toLowerCase(), wrong.toLowerCase(), NEAR)
  const near = names
    .filter((name) => distance(name) <= Math.min(NEAR, wrong.length * NEAR_PART))
    .sort((a, b) => distance(a) - distance(b))
  return near.length > 0 ? `; similar: ${near.slice(0, PROPOSED).join(', ')}` : ''
}

/** Null when it can be injected: into calls every kind, into socket events some. */
function whyNotInjectable(fault: Scenario['faults'][number]): string | null {
  const { operation, kind } = fault
  if (operation === '*' || calls.includes(operation)) return null
  if (!names.includes(operation))
    return `there is no call or event '${operation}'${similarTo(operation)}`
  if (!kindsOfEvents.includes(kind))
    return `${operation} is an event, into which only ${kindsOfEvents.join(', ')} can be injected`
  return kind === 'drift' && fault.change === 'status'
    ? `${operation} is an event, which has no status`
    : null
}

const defined = <T extends object>(change: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<T>

/**
 * Except for the sign-in (`as`, `token`) and the `position`, which are the host's part.
 * @param token of the signed-in buyer, to whom shops write when the scenario names no other
 * @returns the directives that are not valid or can't be carried out
 */
export function applyScenario(
  target: ScenarioTarget,
  scenario: Partial<Scenario>,
  token: string | null = null,
): Refused[] {
  rebuildWorld(target, scenario)
  target.setConditions(conditionsIn(scenario))
  const refused = [
    ...(scenario.unknown ?? []),
    ...addFaults(target, scenario),
    ...changeProducts(target.world, scenario),
    ...applyDecisions(target.world, scenario, buyerOf(target, scenario, token)),
    ...applyTalk(target, scenario, token),
    ...applyRudeSockets(target, scenario, token),
  ]
  setClock(target, scenario)
  return refused
}

function addFaults({ faults }: ScenarioTarget, scenario: Partial<Scenario>): Refused[] {
  return (scenario.faults ?? []).flatMap((fault) => {
    const reason = whyNotInjectable(fault)
    if (reason !== null) return [{ directive: `${fault.kind}:${fault.operation}`, reason }]
    faults.add([fault as FaultRule])
    return []
  })
}

function changeProducts(world: World, { stock = [], price = [] }: Partial<Scenario>): Refused[] {
  const changes = [
    ...stock.map(({ product, left }) => ({
      product,
      directive: `stock:${product}:${left}`,
      change: { stocks: left },
    })),
    ...price.map(({ product, pesos }) => ({
      product,
      directive: `price:${product}:${pesos}`,
      change: { price: pesos },
    })),
  ]
  return changes.flatMap(({ product, directive, change }) => {
    const found = productNamed(world, product)
    if (typeof found === 'string') return [{ directive, reason: found }]
    world.tables.products.update(found._id, change)
    return []
  })
}

function rebuildWorld(
  target: ScenarioTarget,
  { reset, seed, products, shops, start }: Partial<Scenario>,
) {
  const { settings } = target
  const wanted = defined({ seed, products, shops })
  const current = { ...settings, shops: settings.shops ?? DEFAULT_SHOPS }
  const changed = Object.entries(wanted).some(
    ([name, value]) => value !== current[name as keyof typeof wanted],
  )
  if (reset || changed || start !== undefined)
    target.rebuild({ ...wanted, ...defined({ bornAt: start }) })
  if (reset) target.setConditions(target.usual)
}

function setClock(target: ScenarioTarget, { start, freeze, speed, advance }: Partial<Scenario>) {
  if (freeze === undefined && speed === undefined && advance === undefined) return
  const { world, settings } = target
  const { clock } = world
  if (freeze !== undefined) clock.freeze(freeze)
  if (speed !== undefined) clock.setSpeed(speed)
  // The world was ready only moments later.
  const passed = start === undefined ? 0 : clock.now() - settings.bornAt
  if (advance !== undefined) clock.advance(Math.max(0, advance - passed))
  saveClock(world)
  target.runDueSoon()
}
