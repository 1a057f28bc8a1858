import type { Scenario } from '#fixtures/scenarios/contents.ts'
import { describeRefused } from '#fixtures/scenarios/refusal.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import type { Simulation } from '#mocks/hosts/simulation.ts'
import { applyScenario } from '#mocks/scenario/control.ts'

/** Returns what the directives say. @throws when one is refused */
export function steer(simulation: Simulation, directives: string): Scenario {
  const scenario = parseScenario(directives)
  const refused = applyScenario(simulation, scenario)
  if (refused.length > 0) throw new Error(describeRefused(refused))
  return scenario
}

export const lastCodeTo = ({ world }: Simulation, email: string): string =>
  world.tables.mails.by('to', email).at(-1)?.subject.slice(0, 6) ?? ''

/** Of a target. */
export const controlOf = (simulation: Simulation) => ({
  steer: async (directives: string): Promise<void> => void steer(simulation, directives),
  lastCode: async (email: string): Promise<string> => lastCodeTo(simulation, email),
})
