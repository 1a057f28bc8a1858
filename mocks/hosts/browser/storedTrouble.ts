import { sizeOf, type Trouble, troubleOf } from '#mocks/transport/trouble.ts'
import type { Simulation } from '../simulation.ts'

/** The conditions and armed faults of a marketplace in a form that can be stored. */
export interface StoredTrouble {
  scenario: Trouble
  /** How often each fault has occurred, in the order of the scenario. */
  hits: number[]
  /** `FaultsState.drawn` */
  drawn: number
}

/** What is to be stored of the trouble of a marketplace; null when there is none. */
export function troubleToStore(simulation: Simulation): StoredTrouble | null {
  const { armed, drawn } = simulation.faults.state
  const scenario = troubleOf(simulation)
  return sizeOf(scenario) === 0 ? null : { scenario, hits: armed.map(({ hits }) => hits), drawn }
}
