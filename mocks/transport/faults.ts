import type { InjectedFault } from '../../fixtures/scenarios/faults.ts'
import type { EventName, OperationId } from '../contract.ts'
import { isSentEvent } from './socketEvents.ts'
import type { ServiceCallName } from './serviceCalls.ts'

/** What faults can be injected into: a call of the API or of a service beside it, or a socket event. */
type Call = OperationId | ServiceCallName | EventName

/** A fault to inject into one operation or event, or into all operations ('*'). */
export type FaultRule = InjectedFault & { operation: Call | '*' }

export interface Faults {
  add(rules: readonly FaultRule[]): void
  clear(): void
  /** The rule that applies to this call or event, if any; decreases its count. */
  take(operation: Call): FaultRule | undefined
}

/** Creates the list of faults to inject into one marketplace. */
export function createFaults(): Faults {
  let active: FaultRule[] = []
  return {
    add(rules) {
      active.push(...rules.map((rule) => ({ ...rule })))
    },
    clear() {
      active = []
    },
    take(operation) {
      const rule = active.find((one) => one.operation === operation || (one.operation === '*' && !isSentEvent(operation)))
      if (!rule) return undefined
      rule.times -= 1
      if (rule.times <= 0) active = active.filter((one) => one !== rule)
      return rule
    },
  }
}
