import { noSuchBuyer, VISITOR } from '#fixtures/scenarios/buyers.ts'
import type { Scenario } from '#fixtures/scenarios/contents.ts'
import {
  readPosition,
  type SimulatedPosition,
  writePosition,
} from '#fixtures/scenarios/position.ts'
import type { Refused } from '#fixtures/scenarios/refusal.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import type { Connection } from './connection.ts'
import { simulatePosition } from './position.ts'
import { signInAs, storedToken } from './session.ts'
import { storedText, tryOr } from './stored.ts'

/** Belongs to this tab alone; the worker stores the rest. */
const ofDevice = storedText('position')

/** Removes `?sim=`, so that a reload does not apply it again. */
function takeScenario(): Scenario | null {
  const url = new URL(globalThis.location.href)
  const text = url.searchParams.get('sim')
  if (text === null) return null
  url.searchParams.delete('sim')
  globalThis.history.replaceState(globalThis.history.state, '', url)
  return parseScenario(text)
}

/** Null for the device's own. */
export function storedPosition(): SimulatedPosition | null {
  const text = ofDevice.read()
  return text === null ? null : tryOr(() => readPosition(text), null)
}

/**
 * Restores the position that was simulated in this tab earlier, too.
 * @returns what was refused
 */
export async function applyUrlScenario(connection: Connection, base: string): Promise<Refused[]> {
  const scenario = takeScenario()
  const refused = scenario ? await applyToPage(connection, base, scenario) : []
  const position = storedPosition()
  if (position) simulatePosition(position)
  return refused
}

/**
 * Does the page's own parts, too: who is signed in, and the device's position.
 * @returns what was refused
 */
export async function applyToPage(
  connection: Connection,
  base: string,
  scenario: Partial<Scenario>,
): Promise<Refused[]> {
  const unknown = await connection.remote.applyScenario(scenario, storedToken())
  const { position } = scenario
  if (scenario.reset) ofDevice.write(null)
  if (position) {
    ofDevice.write(writePosition(position))
    simulatePosition(position)
  }
  if (scenario.as === undefined) return unknown
  const name = scenario.as.toLowerCase() === VISITOR ? null : scenario.as
  const known = await signInAs(connection, name, base, scenario.token === 'expired')
  return known ? unknown : [...unknown, noSuchBuyer(scenario.as)]
}
