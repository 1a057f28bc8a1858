import type { InjectedFault } from '../../fixtures/scenarios/faults.ts'
import { createRandom } from '../../fixtures/random.ts'
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

/** Creates the list of faults to inject into one marketplace; faults that occur by chance do so at the same times for the same seed. */
export function createFaults(seed: number): Faults {
  // Not the world's own generator: whether a call fails by chance must not change what happens later.
  const random = createRandom(seed)
  let active: FaultRule[] = []
  const concerns = (rule: FaultRule, call: Call) => rule.operation === call || (rule.operation === '*' && !isSentEvent(call))
  /** Whether a rule of a call occurs now, by what it says about the occasion. */
  const occurs = (rule: FaultRule) => {
    if (rule.after !== undefined && rule.after > 0) {
      rule.after -= 1
      return false
    }
    return rule.chance === undefined || random.chance(rule.chance / 100)
  }
  const countDown = (rule: FaultRule) => {
    rule.times -= 1
    if (rule.times <= 0) active = active.filter((one) => one !== rule)
  }
  const occurring = (operation: Call, isDrift: boolean) =>
    active.filter((rule) => (rule.kind === 'drift') === isDrift && concerns(rule, operation)).filter(occurs)
  return {
    add(rules) {
      active.push(...rules.map((rule) => ({ ...rule })))
    },
    clear() {
      active = []
    },
    take(operation) {
      const [rule] = occurring(operation, false) as SingleRule[]
      if (rule) countDown(rule)
      return rule
    },
    takeDrifts(operation) {
      const rules = occurring(operation, true) as DriftRule[]
      rules.forEach(countDown)
      return rules
    },
  }
}
