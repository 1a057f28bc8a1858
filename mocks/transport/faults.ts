import type { ProvokedFault } from '../../fixtures/scenarios/faults.ts'
import type { OperationId } from '../contract.ts'
import type { PlaceCall } from './placeRoutes.ts'

/** A call that can be made to fail: the API's own, or the location service's. */
type Call = OperationId | PlaceCall

/** A provoked fault of one operation, or of all ('*'). */
export type FaultRule = ProvokedFault & { operation: Call | '*' }

export interface Faults {
  arm(rules: readonly FaultRule[]): void
  clear(): void
  /** The rule that this call meets, used up by one. */
  take(operation: Call): FaultRule | undefined
}

/** Creates the list of provoked failures of one marketplace. */
export function createFaults(): Faults {
  let armed: FaultRule[] = []
  return {
    arm(rules) {
      armed.push(...rules.map((rule) => ({ ...rule })))
    },
    clear() {
      armed = []
    },
    take(operation) {
      const rule = armed.find((one) => one.operation === operation || one.operation === '*')
      if (!rule) return undefined
      rule.times -= 1
      if (rule.times <= 0) armed = armed.filter((one) => one !== rule)
      return rule
    },
  }
}
