import type { InjectedFault } from '#fixtures/scenarios/faults.ts'
import { summaries } from '#openapi/generated/summaries.ts'
import { isSentEvent } from '#mocks/transport/socketEvents.ts'

/**
 * What faults can be injected into: an operationId, the name of a socket event, or `*` for every
 * call.
 */
interface InjectableCall {
  name: string
  /** A short description. */
  summary: string
}

/** Stands for every call. */
export const EVERY_CALL = '*'

/** The group of the table that has the events. */
const EVENTS = 'socket events'
const isInjectable = ([name, { group }]: [string, { group: string }]) =>
  group !== EVENTS || isSentEvent(name)

const injectable = Object.entries(summaries).filter(isInjectable)

/** All calls and events that a fault can be injected into, by tag or service. */
export const callGroups: readonly { group: string; calls: InjectableCall[] }[] = [
  ...new Set(injectable.map(([, { group }]) => group)),
].map((group) => ({
  group,
  calls: injectable
    .filter(([, one]) => one.group === group)
    .map(([name, { summary }]) => ({ name, summary })),
}))

/** A short description of a call or event. */
export const summaryOf = (name: string): string =>
  name === EVERY_CALL ? 'Every call' : (summaries[name]?.summary ?? name)

export type FaultKind = InjectedFault['kind']

interface KindOfFault {
  kind: FaultKind
  /** What happens to the call, or to the event. */
  label: string
  /** Further arguments of its directive. */
  details?: string
}

const callKinds: readonly KindOfFault[] = [
  { kind: 'fail', label: 'fails with an error', details: ':503' },
  { kind: 'drop', label: 'does not arrive: the network fails' },
  { kind: 'lose', label: 'succeeds, but its response is lost' },
  { kind: 'hang', label: 'is carried out, but never answered' },
  { kind: 'slow', label: 'arrives late', details: ':3000' },
  { kind: 'late', label: 'is answered late', details: ':3000' },
  { kind: 'busy', label: 'is asked to try again later', details: ':10' },
  { kind: 'bend', label: 'gets a malformed response', details: ':html' },
  { kind: 'omit', label: 'gets a response without a field', details: ':message' },
  {
    kind: 'put',
    label: 'gets a response with another text in a field',
    details: ':message=Hello',
  },
  {
    kind: 'drift',
    label: 'gets a response that breaks the contract',
    details: ':/:type:1',
  },
]
const eventKinds: readonly KindOfFault[] = [
  { kind: 'drop', label: 'is never sent' },
  { kind: 'slow', label: 'is sent late', details: ':3000' },
  { kind: 'omit', label: 'lacks a field', details: ':message' },
  { kind: 'put', label: 'has another text in a field', details: ':message=Hello' },
  { kind: 'drift', label: 'breaks the contract', details: ':/:type:1' },
]

/** The kinds of faults that a call or event can have, the most useful first. */
export const kindsFor = (operation: string): readonly KindOfFault[] =>
  isSentEvent(operation) ? eventKinds : callKinds

/** The directive of a fault, as an example to be changed. */
export const faultOf = (kind: FaultKind, operation: string): string =>
  `${kind}:${operation}${kindsFor(operation).find((one) => one.kind === kind)?.details ?? ''}`
