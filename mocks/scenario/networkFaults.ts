import { type Conditions, unusual } from '#fixtures/scenarios/conditions.ts'
import type { Scenario } from '#fixtures/scenarios/contents.ts'
import type { ScenarioTarget } from '../core/scenarioTarget.ts'

/** The part of a scenario about the network between the app and the marketplace. */
export type NetworkFaults = Pick<Scenario, keyof Conditions | 'faults'>

/**
 * The conditions of a marketplace where they are not the usual ones, and its armed faults with what
 * is left of their counts.
 */
export function networkFaultsOf({
  conditions,
  faults,
}: Pick<ScenarioTarget, 'conditions' | 'faults'>): NetworkFaults {
  return { ...unusual(conditions), faults: faults.state.armed.map(({ rule }) => rule) }
}

/** How many conditions and faults these are. */
export const sizeOf = ({ faults, ...conditions }: NetworkFaults): number =>
  faults.length + Object.keys(conditions).length
