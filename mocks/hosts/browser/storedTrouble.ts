import { parseScenario, writeScenario } from '../../../fixtures/scenarios/scenario.ts'
import { applyScenario } from '../../transport/control.ts'
import { troubleOf } from '../../transport/trouble.ts'
import type { Simulation } from '../simulation.ts'

/** The conditions and armed faults of a marketplace in a form that can be stored. */
export interface StoredTrouble {
  /** As after `?sim=`. */
  scenario: string
  /** How often each fault has occurred, in the order of the scenario. */
  hits: number[]
  /** `FaultsState.drawn` */
  drawn: number
}

/** What is to be stored of the trouble of a marketplace; null when there is none. */
export function troubleToStore(simulation: Simulation): StoredTrouble | null {
  const { armed, drawn } = simulation.market.faults.state
  const scenario = writeScenario(troubleOf(simulation))
  return scenario === '' ? null : { scenario, hits: armed.map(({ hits }) => hits), drawn }
}

function isStoredTrouble(value: unknown): value is StoredTrouble {
  const { scenario, hits, drawn } = Object(value) as Partial<StoredTrouble>
  return typeof scenario === 'string' && Array.isArray(hits) && hits.every(Number.isSafeInteger) && Number.isSafeInteger(drawn)
}

/** Restores stored trouble. The user, or another program, may have changed it: what is not valid is left out. */
export function restoreTrouble(simulation: Simulation, stored: unknown): void {
  if (!isStoredTrouble(stored)) return
  const { latency, socket, nokey, echo, faults } = parseScenario(stored.scenario)
  applyScenario(simulation, { latency, socket, nokey, echo, faults })
  simulation.market.faults.resume(stored.hits, stored.drawn)
}
