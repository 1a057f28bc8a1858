import type { Scenario } from '#fixtures/scenarios/contents.ts'
import type { EventName } from '#mocks/contract.ts'
import type { Faults } from '#mocks/core/faults.ts'
import type { Violation } from '#mocks/core/marketplace.ts'
import type { CallName } from '#mocks/core/serviceCalls.ts'
import type { Namespace } from '#mocks/core/socketEvents.ts'

/** A fault with the call or event that it was injected into. */
export type NamedFault = Scenario['faults'][number]

/** What the servers note about a call while it is recorded. */
export interface CallNotes {
  /** Undefined for a request that no call of the contract fits. */
  operation?: CallName
  faults: NamedFault[]
}

/**
 * Something that a socket of the app or the marketplace sent, was, or was not: a connection, its
 * end, a refusal, an event.
 */
export interface SocketFrame {
  from: 'app' | 'marketplace'
  namespace: Namespace
  /** As on the wire; Socket.IO's own are 'connect', 'connect_error' and 'disconnect'. */
  name: string
  /** The event of the contract, if it is one. */
  event: EventName | null
  payload: unknown
  /** Unique within a host, or within a page; undefined for an event that no socket was given. */
  socketId?: string
  /** The id of the buyer, if they are known. */
  userId?: string
  faults?: NamedFault[]
}

/** Observes all traffic between the app and the marketplace. Without a tap nothing is recorded. */
export interface Tap {
  /** Observes `respond` while it answers a request, and returns or throws what it does. */
  call(
    request: Request,
    respond: (request: Request, notes: CallNotes) => Promise<Response>,
  ): Promise<Response>
  frame(frame: SocketFrame): void
  /** A reply or an event broke the contract by itself, without a fault. */
  violation(violation: Violation): void
}

/** A rule as it applied this once: without its counts. */
const once = ({ after: _after, chance: _chance, ...rule }: NamedFault): NamedFault => ({
  ...rule,
  times: rule.kind === 'drift' ? Infinity : 1,
})

/** What decides which faults apply. */
export type FaultSource = Pick<Faults, 'take' | 'takeDrifts'>

/** The same faults, which also add those that apply to `notes`. */
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
