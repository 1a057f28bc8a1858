import type { BusEvent } from '../world/bus.ts'
import type { ScenarioTarget } from './scenarioTarget.ts'
import { withField } from './faultInjection.ts'

/** How much later the echo of the buyer's own message comes with `echo:late`, and the second one with `echo:twice`, real ms. */
const LATE_MS = 2000
const AGAIN_MS = 500

/** The same event with the next fault for events of its name injected. */
function withFault(event: BusEvent, { faults }: ScenarioTarget['market']): BusEvent {
  const rule = faults.take(event.event)
  if (rule?.kind !== 'omit' && rule?.kind !== 'put') return event
  return { ...event, payload: withField(event.payload, rule.field, rule.kind === 'put' ? rule.value : undefined) } as BusEvent
}

/** Sends an event of the marketplace to its listeners, with the faults and delays of the scenario. */
export function deliver(target: ScenarioTarget, original: BusEvent, send: (event: BusEvent) => void): void {
  const event = withFault(original, target.market)
  const isEcho = original.event === 'onChatMessage' && original.payload.sender === 'buyer'
  const echo = isEcho ? target.conditions.echo : 'prompt'
  if (echo === 'late') return target.after(LATE_MS, () => send(event))
  send(event)
  if (echo === 'twice') target.after(AGAIN_MS, () => send(event))
}
