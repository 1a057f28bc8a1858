import { conditionsIn } from '#fixtures/scenarios/conditions.ts'
import { parseScenario, writeScenario } from '#fixtures/scenarios/scenario.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import type { Simulation } from '../simulation.ts'
import type { StoredFaults } from './store.ts'
import { tryOr } from './stored.ts'

function isStoredFaults(value: unknown): value is StoredFaults {
  const { scenario, hits, drawn } = Object(value) as Partial<StoredFaults>
  return (
    typeof scenario === 'object' &&
    Array.isArray(hits) &&
    hits.every(Number.isSafeInteger) &&
    Number.isSafeInteger(drawn)
  )
}

/** The user, or another program, may have changed them: what a link could not say is left out. */
export function restoreFaults(simulation: Simulation, stored: unknown): void {
  const valid = isStoredFaults(stored)
    ? tryOr(() => parseScenario(writeScenario(stored.scenario)), null)
    : null
  if (!isStoredFaults(stored) || !valid) return
  applyScenario(simulation, { ...conditionsIn(valid), faults: valid.faults })
  simulation.faults.resume(stored.hits, stored.drawn)
}
