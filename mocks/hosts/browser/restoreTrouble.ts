import { parseScenario, writeScenario } from '#fixtures/scenarios/scenario.ts'
import { applyScenario } from '#mocks/transport/control.ts'
import type { Simulation } from '../simulation.ts'
import { attempt } from './attempt.ts'
import type { StoredTrouble } from './storedTrouble.ts'

function isStoredTrouble(value: unknown): value is StoredTrouble {
  const { scenario, hits, drawn } = Object(value) as Partial<StoredTrouble>
  return typeof scenario === 'object' && Array.isArray(hits) && hits.every(Number.isSafeInteger) && Number.isSafeInteger(drawn)
}

/** Restores stored trouble. The user, or another program, may have changed it: what a link could not say is left out. */
export function restoreTrouble(simulation: Simulation, stored: unknown): void {
  const valid = isStoredTrouble(stored) ? attempt(() => parseScenario(writeScenario(stored.scenario)), null) : null
  if (!isStoredTrouble(stored) || !valid) return
  const { latency, socket, nokey, echo, faults } = valid
  applyScenario(simulation, { latency, socket, nokey, echo, faults })
  simulation.faults.resume(stored.hits, stored.drawn)
}
