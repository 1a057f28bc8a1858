import type { Scenario } from '#fixtures/scenarios/contents.ts'
import type { EventName } from '#mocks/contract.ts'
import type { Faults } from '#mocks/core/faults.ts'
import type { Violation } from '#mocks/core/marketplace.ts'
import type { CallName } from '#mocks/core/serviceCalls.ts'
import type { Namespace } from '#mocks/core/socketEvents.ts'

export type NamedFault = Scenario['faults'][number]

export interface CallNotes {
  /** Undefined when no call of the contract fits. */
  operation?: CallName
  faults: NamedFault[]
}

/**
 * A connection, its end, a refusal, an event: sent by a socket of the app or the marketplace, or
 * dropped.
 */
export interface SocketFrame {
  from: 'app' | 'marketplace'
  namespace: Namespace
  /** As on the wire; also 'connect', 'connect_error' and 'disconnect'. */
  name: string
  /** Null for what is not in the contract. */
  event: EventName | null
  payload: unknown
  /** Unique within a host or page; undefined for an event that no socket was given. */
  socketId?: string
  userId?: string
  faults?: NamedFault[]
}

export interface Tap {
  /** Returns or throws what `respond` does. */
  call(
    request: Request,
    respond: (request: Request, notes: CallNotes) => Promise<Response>,
  ): Promise<Response>
  frame(frame: SocketFrame): void
  /** Belongs to no fault. */
  violation(violation: Violation): void
}

/** Drops the counts: the rule applied this once. */
const once = ({ after: _after, chance: _chance, ...rule }: NamedFault): NamedFault => ({
  ...rule,
  times: rule.kind === 'drift' ? Infinity : 1,
})

export type FaultSource = Pick<Faults, 'take' | 'takeDrifts'>

/** Adds those that apply to `notes`. */
export function notedFaults(faults: FaultSource, notes: Pick<CallNotes, 'faults'>): FaultSource {
  return {
    take(operation) {
      const rule = faults.take(operation)
      if (rule) notes.faults.push(once(rule))
      return rule
    },
    takeDrifts(operation) {
      const rules = faults.takeDrifts(operation)
      notes.faults.push(...rules.map(once))
      return rules
    },
  }
}
