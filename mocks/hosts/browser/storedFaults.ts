import { sizeOf, type NetworkFaults, networkFaultsOf } from '#mocks/scenario/networkFaults.ts'
import type { Simulation } from '../simulation.ts'

export interface StoredFaults {
  scenario: NetworkFaults
  hits: number[]
  /** `FaultsState.drawn` */
  drawn: number
}

export function faultsToStore(simulation: Simulation): StoredFaults | null {
  const { armed, drawn } = simulation.faults.state
  const scenario = networkFaultsOf(simulation)
  return sizeOf(scenario) === 0 ? null : { scenario, hits: armed.map(({ hits }) => hits), drawn }
}
