import type { Scenario } from '#fixtures/scenarios/contents.ts'
import { operations } from '#openapi/generated/operations.ts'
import { editDistance } from '../world/search/matching.ts'
import { serviceCalls } from '../core/serviceCalls.ts'
import { sentEvents } from '../core/socketEvents.ts'

const calls = [...Object.keys(operations), ...serviceCalls]
const names = [...calls, ...sentEvents]
const kindsOfEvents = ['drop', 'slow', 'omit', 'put', 'drift']
/**
 * How far a wrong name may be from a right one that is proposed, in letters and as a part of its
 * length.
 */
const [NEAR, NEAR_PART] = [4, 1 / 3]
const PROPOSED = 3

function similarTo(wrong: string): string {
  const distance = (name: string) => editDistance(name.toLowerCase(), wrong.toLowerCase(), NEAR)
  const near = names
    .filter((name) => distance(name) <= Math.min(NEAR, wrong.length * NEAR_PART))
    .sort((a, b) => distance(a) - distance(b))
  return near.length > 0 ? `; similar: ${near.slice(0, PROPOSED).join(', ')}` : ''
}

/**
 * Why a fault can't be injected there, in plain words; null when it can: into calls every kind,
 * into socket events some.
 */
export function whyNotInjectable(fault: Scenario['faults'][number]): string | null {
  const { operation, kind } = fault
  if (operation === '*' || calls.includes(operation)) return null
  if (!names.includes(operation))
    return `there is no call or event '${operation}'${similarTo(operation)}`
  if (!kindsOfEvents.includes(kind))
    return `${operation} is an event, into which only ${kindsOfEvents.join(', ')} can be injected`
  return kind === 'drift' && fault.change === 'status'
    ? `${operation} is an event, which has no status`
    : null
}
