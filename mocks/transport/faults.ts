import type { InjectedFault } from '../../fixtures/scenarios/faults.ts'
import type { EventName, OperationId } from '../contract.ts'
import { isSentEvent } from './socketEvents.ts'
import type { ServiceCallName } from './serviceCalls.ts'

/** What faults can be injected into: a call of the API or of a service beside it, or a socket event. */
type Call = OperationId | ServiceCallName | EventName

/** A fault to inject into one operation or event, or into all operations ('*'). */
export type FaultRule = InjectedFault & { operation: Call | '*' }

/** A rule that breaks the contract in one place of the responses or events. */
type DriftRule = Extract<FaultRule, { kind: 'drift' }>
/** A rule of any other kind: one call or event has one of them. */
type SingleRule = Exclude<FaultRule, DriftRule>

export interface Faults {
  add(rules: readonly FaultRule[]): void
  clear(): void
  /** The rule that applies to this call or event, if any; decreases its count. */
  take(operation: Call): SingleRule | undefined
  /** All drifts of this call or event, each in another place; decreases their counts. */
  takeDrifts(operation: Call): DriftRule[]
}

/** Creates the list of faults to inject into one marketplace. */
export function createFaults(): Faults {
  let active: FaultRule[] = []
  const concerns = (rule: FaultRule, call: Call) => rule.operation === call || (rule.operation === '*' && !isSentEvent(call))
  const countDown = (rule: FaultRule) => {
    rule.times -= 1
    if (rule.times <= 0) active = active.filter((one) => one !== rule)
  }
  return {
    add(rules) {
      active.push(...rules.map((rule) => ({ ...rule })))
    },
    clear() {
      active = []
    },
    take(operation) {
      const rule = active.find((one): one is SingleRule => one.kind !== 'drift' && concerns(one, operation))
      if (rule) countDown(rule)
      return rule
    },
    takeDrifts(operation) {
      const rules = active.filter((one): one is DriftRule => one.kind === 'drift' && concerns(one, operation))
      rules.forEach(countDown)
      return rules
    },
  }
}
