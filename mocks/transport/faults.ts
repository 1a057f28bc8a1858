import type { OperationId } from '../contract.ts'

/**
 * A provoked failure of one operation, or of all ('*').
 * - `fail`: answers `status` without doing anything
 * - `drop`: the network fails before the call arrives
 * - `lose`: the call is carried out and its answer is lost
 * - `slow`: the answer comes `ms` later
 */
export type FaultRule = { operation: OperationId | '*'; times: number } & (
  | { kind: 'fail'; status: number }
  | { kind: 'drop' | 'lose' }
  | { kind: 'slow'; ms: number }
)

export interface Faults {
  arm(rules: readonly FaultRule[]): void
  clear(): void
  /** The rule that this call meets, used up by one. */
  take(operation: OperationId): FaultRule | undefined
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
