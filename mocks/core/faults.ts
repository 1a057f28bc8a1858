import { createRandom } from '#fixtures/random.ts'
import type { InjectedFault } from '#fixtures/scenarios/faults.ts'
import type { EventName } from '../contract.ts'
import type { CallName } from './serviceCalls.ts'
import { isSentEvent } from './socketEvents.ts'

/**
 * What faults can be injected into: a call of the API or of a service beside it, or a socket event.
 */
type Call = CallName | EventName

/** A fault to inject into one operation or event, or into all operations ('*'). */
export type FaultRule = InjectedFault & { operation: Call | '*' }

/** A rule that breaks the contract in one place of the responses or events. */
type DriftRule = Extract<FaultRule, { kind: 'drift' }>
/** A rule of any other kind: one call or event has one of them. */
type SingleRule = Exclude<FaultRule, DriftRule>

/** A fault that will occur, or still occurs. */
export interface ArmedFault {
  /** Unique in its marketplace. */
  id: number
  /** With what is left of `times` and `after`. */
  rule: FaultRule
  /** How often it has occurred. */
  hits: number
}

/** All that a list of faults remembers; a new object after every change. */
export interface FaultsState {
  /** In the order in which they were added. */
  readonly armed: readonly ArmedFault[]
  /** The state of the generator that decides about faults by chance. */
  readonly drawn: number
}

export interface Faults {
  readonly state: FaultsState
  add(rules: readonly FaultRule[]): void
  /** Takes one back; nothing happens when it has occurred for the last time. */
  disarm(id: number): void
  clear(): void
  /** Continues the faults of an earlier session, just added again: `hits` in their order. */
  resume(hits: readonly number[], drawn: number): void
  /** The rule that applies to this call or event, if any; decreases its count. */
  take(operation: Call): SingleRule | undefined
  /** All drifts of this call or event, each in another place; decreases their counts. */
  takeDrifts(operation: Call): DriftRule[]
}

const concerns = (rule: FaultRule, call: Call) =>
  rule.operation === call || (rule.operation === '*' && !isSentEvent(call))

/**
 * Creates the list of faults to inject into one marketplace; faults that occur by chance do so at
 * the same times for the same seed.
 */
export function createFaults(seed: number): Faults {
  let state: FaultsState = { armed: [], drawn: seed | 0 }
  let lastId = 0
  // Not the world's own generator: whether a call fails by chance must not change what happens
  // later.
  const random = createRandom(seed, (drawn) => (state = { ...state, drawn }))
  const setArmed = (armed: readonly ArmedFault[]) => void (state = { ...state, armed })
  const replace = (next: ArmedFault) =>
    setArmed(state.armed.map((one) => (one.id === next.id ? next : one)))
  const disarm = (id: number) => setArmed(state.armed.filter((one) => one.id !== id))
  /** Whether a rule of a call occurs now, by what it says about the occasion. */
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
