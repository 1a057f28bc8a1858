import { noSuchBuyer, VISITOR } from '../../../fixtures/scenarios/buyers.ts'
import type { Scenario } from '../../../fixtures/scenarios/contents.ts'
import type { Refused } from '../../../fixtures/scenarios/refusal.ts'
import { parseScenario } from '../../../fixtures/scenarios/scenario.ts'
import { attempt } from './attempt.ts'
import type { Connection } from './connection.ts'
import { simulatePosition } from './position.ts'
import { signInAs, storedToken } from './session.ts'

/** The page's `sessionStorage` item with the conditions that it has set, and the worker in which they hold. */
const STORED = 'suki-conditions'
/** The part of a scenario that a worker does not persist; the position belongs to the page alone. */
type StoredConditions = Pick<Scenario, 'latency' | 'socket' | 'nokey' | 'echo' | 'position'>

/** Reads `?sim=` and removes it from the page's address, so that a reload does not apply the scenario again. */
function takeScenario(): Scenario | null {
  const url = new URL(globalThis.location.href)
  const text = url.searchParams.get('sim')
  if (text === null) return null
  url.searchParams.delete('sim')
  globalThis.history.replaceState(globalThis.history.state, '', url)
  return parseScenario(text)
}

function saveConditions(instanceId: string, conditions: StoredConditions): void {
  attempt(() => sessionStorage.setItem(STORED, JSON.stringify({ instanceId, conditions })), undefined)
}

function loadConditions(): { instanceId: string; conditions: StoredConditions } | null {
  const stored = attempt((): unknown => JSON.parse(sessionStorage.getItem(STORED) ?? 'null'), null)
  const { instanceId, conditions } = (stored ?? {}) as Partial<Record<string, unknown>>
  return typeof instanceId === 'string' && typeof conditions === 'object' && conditions !== null ? { instanceId, conditions } : null
}

/** Applies the page's conditions again when they were set in a worker that has ended. */
export async function restoreConditions(connection: Connection): Promise<void> {
  const stored = loadConditions()
  const { instanceId } = connection.worker()
  if (!stored || stored.instanceId === instanceId) return
  await connection.remote.applyScenario(stored.conditions)
  saveConditions(instanceId, stored.conditions)
}

/**
 * Applies the scenario of the page's address, if it has one, and the conditions that the page has set earlier.
 * @returns the directives that were refused, with their reasons
 */
export async function applyUrlScenario(connection: Connection, base: string): Promise<Refused[]> {
  await restoreConditions(connection)
  const scenario = takeScenario()
  const refused = scenario ? await applyToPage(connection, base, scenario) : []
  const position = loadConditions()?.conditions.position
  if (position) simulatePosition(position)
  return refused
}

/**
 * Applies a scenario with the parts that are the page's own: who is signed in, and the device's position.
 * @returns the directives that were refused, with their reasons
 */
export async function applyToPage(connection: Connection, base: string, scenario: Partial<Scenario>): Promise<Refused[]> {
  const unknown = await connection.remote.applyScenario(scenario, storedToken())
  const { latency, socket, nokey, echo, position } = scenario
  const earlier = scenario.reset ? {} : loadConditions()?.conditions
  saveConditions(connection.worker().instanceId, {
    ...earlier,
    ...(latency !== undefined && { latency }),
    ...(socket !== undefined && { socket }),
    ...(nokey && { nokey }),
    ...(echo && { echo }),
    ...(position && { position }),
  })
  if (position) simulatePosition(position)
  if (scenario.as === undefined) return unknown
  const name = scenario.as.toLowerCase() === VISITOR ? null : scenario.as
  const known = await signInAs(connection, name, base, scenario.token === 'expired')
  return known ? unknown : [...unknown, noSuchBuyer(scenario.as)]
}
