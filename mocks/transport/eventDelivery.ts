import type { BusEvent } from '../world/bus.ts'
import type { ScenarioTarget } from './scenarioTarget.ts'
import { driftedValue } from './drift.ts'
import { withField } from './faultInjection.ts'
import { checkEvent } from './guard.ts'
import { type NamedEvent, toSocketEvent } from './socketEvents.ts'

/** How much later the echo of the buyer's own message comes with `echo:late`, and the second one with `echo:twice`, real ms. */
const LATE_MS = 2000
const AGAIN_MS = 500

/** The same event with the next fault for events of its name injected. It is sent under the name that its right content gives. */
function withFaults(event: BusEvent, { faults }: ScenarioTarget['market']): NamedEvent {
  const rule = faults.take(event.event)
  const isChanged = rule?.kind === 'omit' || rule?.kind === 'put'
  const payload = isChanged ? withField(event.payload, rule.field, rule.kind === 'put' ? rule.value : undefined) : event.payload
  const errorsOf = (changed: unknown) => checkEvent(event.event, changed)
  const drifted = faults.takeDrifts(event.event).reduce<unknown>((bent, drift) => driftedValue(bent, drift, errorsOf), payload)
  return drifted === event.payload ? event : ({ ...event, payload: drifted, wire: toSocketEvent(event) } as NamedEvent)
}

/** Sends an event of the marketplace to its listeners, with the faults and delays of the scenario. */
export function deliver(target: ScenarioTarget, original: BusEvent, send: (event: NamedEvent) => void): void {
  const event = withFaults(original, target.market)
  const isEcho = original.event === 'onChatMessage' && original.payload.sender === 'buyer'
  const echo = isEcho ? target.conditions.echo : 'prompt'
  if (echo === 'late') return target.after(LATE_MS, () => send(event))
  send(event)
  if (echo === 'twice') target.after(AGAIN_MS, () => send(event))
}
