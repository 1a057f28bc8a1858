import { sizeOf, type NetworkFaults, networkFaultsOf } from '#mocks/scenario/networkFaults.ts'
import type { Simulation } from '../simulation.ts'

/** The conditions and armed faults of a marketplace in a form that can be stored. */
export interface StoredFaults {
  scenario: NetworkFaults
  /** How often each fault has occurred, in the order of the scenario. */
  hits: number[]
  /** `FaultsState.drawn` */
  drawn: number
}

/** What is to be stored of the faults of a marketplace; null when there is none. */
export function faultsToStore(simulation: Simulation): StoredFaults | null {
  const { armed, drawn } = simulation.faults.state
  const scenario = networkFaultsOf(simulation)
  return sizeOf(scenario) === 0 ? null : { scenario, hits: armed.map(({ hits }) => hits), drawn }
}
