import type { InjectedFault } from '#fixtures/scenarios/faults.ts'
import { isSentEvent } from '#mocks/core/socketEvents.ts'
import { summaries } from '#openapi/generated/summaries.ts'

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

/** The further arguments of a fault's directive, as an example; the most useful kind first. */
const examples: Record<FaultKind, string> = {
  fail: ':503',
  drop: '',
  lose: '',
  hang: '',
  slow: ':3000',
  late: ':3000',
  busy: ':10',
  bend: ':html',
  omit: ':message',
  put: ':message=Hello',
  drift: ':/:type:1',
}
const ofEvents = new Set<string>(['drop', 'slow', 'omit', 'put', 'drift'])

/** The kinds of faults that a call or event can have. */
export const kindsFor = (operation: string): FaultKind[] =>
  (Object.keys(examples) as FaultKind[]).filter(
    (kind) => !isSentEvent(operation) || ofEvents.has(kind),
  )

/** The directive of a fault, as an example to be changed. */
export const faultOf = (kind: FaultKind, operation: string): string =>
  `${kind}:${operation}${examples[kind]}`
