import { createRandom } from '#fixtures/random.ts'
import type { InjectedFault } from '#fixtures/scenarios/faults.ts'
import type { EventName } from '../contract.ts'
import type { CallName } from './serviceCalls.ts'
import { isSentEvent } from './socketEvents.ts'

/** A call of the API or of a service beside it, or a socket event. */
type Call = CallName | EventName

/** '*' is all operations. */
export type FaultRule = InjectedFault & { operation: Call | '*' }

type DriftRule = Extract<FaultRule, { kind: 'drift' }>
/** Only one of them applies to a call or event. */
type SingleRule = Exclude<FaultRule, DriftRule>

/** It will occur, or still occurs. */
export interface ArmedFault {
  id: number
  /** With what is left of `times` and `after`. */
  rule: FaultRule
  hits: number
}

/** A new object after every change. */
export interface FaultsState {
  readonly armed: readonly ArmedFault[]
  /** State of the generator for faults by chance. */
  readonly drawn: number
}

export interface Faults {
  readonly state: FaultsState
  add(rules: readonly FaultRule[]): void
  disarm(id: number): void
  clear(): void
  /** Restores the state of faults that were just added again: `hits` in their order. */
  resume(hits: readonly number[], drawn: number): void
  take(operation: Call): SingleRule | undefined
  /** Each changes another place. */
  takeDrifts(operation: Call): DriftRule[]
}

const concerns = (rule: FaultRule, call: Call) =>
  rule.operation === call || (rule.operation === '*' && !isSentEvent(call))

/** Faults by chance occur at the same times for the same seed. */
export function createFaults(seed: number): Faults {
  let state: FaultsState = { armed: [], drawn: seed | 0 }
  let lastId = 0
  // The world's own generator must not notice faults.
  const random = createRandom(seed, (drawn) => (state = { ...state, drawn }))
  const setArmed = (armed: readonly ArmedFault[]) => void (state = { ...state, armed })
  const replace = (next: ArmedFault) =>
    setArmed(state.armed.map((one) => (one.id === next.id ? next : one)))
  const disarm = (id: number) => setArmed(state.armed.filter((one) => one.id !== id))
  const occurs = (fault: ArmedFault) => {
    const { rule } = fault
    if (rule.after !== undefined) {
      replace({ ...fault, rule: { ...rule, after: rule.after > 1 ? rule.after - 1 : undefined } })
      return false
    }
    return rule.chance === undefined || random.chance(rule.chance / 100)
  }
  const countDown = (fault: ArmedFault) => {
    const { id, rule, hits } = fault
    if (rule.times > 1) replace({ id, hits: hits + 1, rule: { ...rule, times: rule.times - 1 } })
    else disarm(id)
  }
  const occurring = (operation: Call, isDrift: boolean) =>
    state.armed
      .filter(({ rule }) => (rule.kind === 'drift') === isDrift && concerns(rule, operation))
      .filter(occurs)
  return {
    get state() {
      return state
    },
    add: (rules) =>
      setArmed([
        ...state.armed,
        ...rules.map((rule) => ({ id: ++lastId, rule: { ...rule }, hits: 0 })),
      ]),
    disarm,
    clear: () => setArmed([]),
    resume(hits, drawn) {
      random.restore(drawn)
      state = {
        armed: state.armed.map((one, index) => ({ ...one, hits: hits[index] ?? one.hits })),
        drawn,
      }
    },
    take(operation) {
      const [fault] = occurring(operation, false)
      if (fault) countDown(fault)
      return fault?.rule as SingleRule | undefined
    },
    takeDrifts(operation) {
      const faults = occurring(operation, true)
      faults.forEach(countDown)
      return faults.map(({ rule }) => rule as DriftRule)
    },
  }
}
