import { type Conditions, unusual } from '#fixtures/scenarios/conditions.ts'
import type { Scenario } from '#fixtures/scenarios/contents.ts'
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
