import { VISITOR } from '#fixtures/scenarios/buyers.ts'
import { type Conditions, unusual } from '#fixtures/scenarios/conditions.ts'
import type { Scenario } from '#fixtures/scenarios/contents.ts'
import { DEFAULT_SHOPS } from '#fixtures/shops.ts'
import type { ScenarioTarget } from '../core/scenarioTarget.ts'

/** The network between the app and the marketplace. */
export type NetworkFaults = Pick<Scenario, keyof Conditions | 'faults'>

/** Takes unusual conditions, and armed faults with what is left of their counts. */
export function networkFaultsOf({
  conditions,
  faults,
}: Pick<ScenarioTarget, 'conditions' | 'faults'>): NetworkFaults {
  return { ...unusual(conditions), faults: faults.state.armed.map(({ rule }) => rule) }
}

export const sizeOf = ({ faults, ...conditions }: NetworkFaults): number =>
  faults.length + Object.keys(conditions).length

export interface DescribedState {
  scenario: Partial<Scenario>
  /** Made by users: no scenario can contain it. */
  made: { orders: number; messages: number }
}

const SECOND = 1000

function worldOf(
  { world: { clock }, settings }: ScenarioTarget,
  persona: string | null,
): Partial<Scenario> {
  // Worlds begin on whole seconds.
  const start = Math.floor(settings.bornAt / SECOND) * SECOND
  const since = Math.round(clock.now() - start)
  // A stopped clock is exact, except for the moments that a world takes to begin; a running one
  // has moved on before anybody opens the link.
  const advance = !clock.frozen ? Math.ceil(since / SECOND) * SECOND : since < SECOND ? 0 : since
  return {
    reset: true,
    as: persona ?? VISITOR,
    seed: settings.seed,
    products: settings.products,
    shops: settings.shops ?? DEFAULT_SHOPS,
    start,
    ...(advance > 0 && { advance }),
    ...(clock.frozen && { freeze: true }),
    ...(clock.speed !== 1 && { speed: clock.speed }),
  }
}

/** @param persona null for a visitor, and for a user whom no scenario can name */
export function describeState(target: ScenarioTarget, persona: string | null): DescribedState {
  const { orders, chatMessages } = target.world.tables
  const madeIn = (rows: Iterable<{ idempotency_key: string | null }>) =>
    [...rows].filter((row) => row.idempotency_key !== null).length
  return {
    scenario: { ...worldOf(target, persona), ...networkFaultsOf(target) },
    // Only the app's own orders and messages have keys.
    made: { orders: madeIn(orders.all()), messages: madeIn(chatMessages.all()) },
  }
}
