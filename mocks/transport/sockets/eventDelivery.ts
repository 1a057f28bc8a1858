import type { Conditions } from '#fixtures/scenarios/conditions.ts'
import { switchesOf } from '#fixtures/scenarios/onlySpecification.ts'
import type { Faults } from '#mocks/core/faults.ts'
import { checkEvent } from '#mocks/core/guard.ts'
import type { ScenarioTarget } from '#mocks/core/scenarioTarget.ts'
import { type NamedEvent, toSocketEvent } from '#mocks/core/socketEvents.ts'
import type { BusEvent } from '#mocks/world/bus.ts'
import { driftedValue, withField } from '../http/faultInjection.ts'
import { eventPayload } from '../http/only/fields.ts'
import { outward } from '../http/only/values.ts'
import { type FaultSource, notedFaults, type Tap } from '../traffic/traffic.ts'

/** Real ms until the echo with `echo:late`, and until the second one with `echo:twice`. */
const LATE_MS = 2000
const AGAIN_MS = 500

type Rule = ReturnType<Faults['take']>

/** Keeps the name, which promises the correct content. */
function withContent(event: BusEvent, rule: Rule, faults: FaultSource): NamedEvent {
  const isChanged = rule?.kind === 'omit' || rule?.kind === 'put'
  const payload = isChanged
    ? withField(event.payload, rule.field, rule.kind === 'put' ? rule.value : undefined)
    : event.payload
  const errorsOf = (changed: unknown) => checkEvent(event.event, changed)
  const drifted = faults
    .takeDrifts(event.event)
    .reduce<unknown>((bent, drift) => driftedValue(bent, drift, errorsOf), payload)
  return drifted === event.payload
    ? event
    : ({ ...event, payload: drifted, wire: toSocketEvent(event) } as NamedEvent)
}

/** Sends what a host sends that knows the specification alone; null for what it doesn't know. */
function onlySpecified(event: NamedEvent, { only }: Conditions): NamedEvent | null {
  const limits = switchesOf(only)
  if (limits.size === 0) return event
  if (event.event === 'onTyping' && limits.has('thin-events')) return null
  const wire = toSocketEvent(event)
  return {
    ...event,
    payload: outward(eventPayload(event.event, event.payload, limits), limits),
    wire: wire && { ...wire, name: String(outward(wire.name, limits)) },
    everybody: limits.has('everybody-events'),
  } as NamedEvent
}

/** Real ms. */
function delaysOf(event: BusEvent, rule: Rule, { echo }: Conditions): number[] {
  const slow = rule?.kind === 'slow' ? rule.ms : 0
  const isEcho = event.event === 'onChatMessage' && event.payload.sender === 'buyer'
  if (isEcho && echo === 'late') return [slow + LATE_MS]
  return isEcho && echo === 'twice' ? [slow, slow + AGAIN_MS] : [slow]
}

/** Applies the scenario's faults and delays. A tap learns of an event that is never sent. */
export function deliver(
  target: ScenarioTarget,
  original: BusEvent,
  send: (event: NamedEvent) => void,
  tap: Tap | null,
): void {
  const notes: Parameters<typeof notedFaults>[1] = { faults: [] }
  const faults = tap ? notedFaults(target.faults, notes) : target.faults
  const rule = faults.take(original.event)
  if (rule?.kind === 'drop') {
    const wire = toSocketEvent(original)
    if (!tap || !wire) return
    const { event, payload, userId } = original
    return tap.frame({ from: 'marketplace', ...wire, event, payload, userId, ...notes })
  }
  const event = onlySpecified(withContent(original, rule, faults), target.conditions)
  if (!event) return
  const sent = notes.faults.length > 0 ? { ...event, ...notes } : event
  for (const delay of delaysOf(original, rule, target.conditions)) {
    if (delay === 0) send(sent)
    else target.after(delay, () => send(sent))
  }
}
