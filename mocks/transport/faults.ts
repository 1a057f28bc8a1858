import type { InjectedFault } from '../../fixtures/scenarios/faults.ts'
import type { OperationId } from '../contract.ts'
import type { PlaceCall } from './placeRoutes.ts'

/** A call into which faults can be injected: the API's, or the location service's. */
type Call = OperationId | PlaceCall

/** A fault to inject into one operation, or into all ('*'). */
export type FaultRule = InjectedFault & { operation: Call | '*' }

export interface Faults {
  add(rules: readonly FaultRule[]): void
  clear(): void
  /** The rule that applies to this call, if any; decreases its count. */
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
      const rule = active.find((one) => one.operation === operation || one.operation === '*')
      if (!rule) return undefined
      rule.times -= 1
      if (rule.times <= 0) active = active.filter((one) => one !== rule)
      return rule
    },
  }
}
