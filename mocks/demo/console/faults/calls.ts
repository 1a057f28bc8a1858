import type { InjectedFault } from '#fixtures/scenarios/faults.ts'
import { isSentEvent } from '#mocks/core/socketEvents.ts'
import { summaries } from '#openapi/generated/summaries.ts'

/** Its name is an operationId, a socket event's or `*`. */
interface InjectableCall {
  name: string
  summary: string
}

export const EVERY_CALL = '*'

const EVENTS = 'socket events'
const isInjectable = ([name, { group }]: [string, { group: string }]) =>
  group !== EVENTS || isSentEvent(name)

const injectable = Object.entries(summaries).filter(isInjectable)

export const callGroups: readonly { group: string; calls: InjectableCall[] }[] = [
  ...new Set(injectable.map(([, { group }]) => group)),
].map((group) => ({
  group,
  calls: injectable
    .filter(([, one]) => one.group === group)
    .map(([name, { summary }]) => ({ name, summary })),
}))

export const summaryOf = (name: string): string =>
  name === EVERY_CALL ? 'Every call' : (summaries[name]?.summary ?? name)

export type FaultKind = InjectedFault['kind']

/** The further arguments of the directive; the most useful kind first. */
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

export const kindsFor = (operation: string): FaultKind[] =>
  (Object.keys(examples) as FaultKind[]).filter(
    (kind) => !isSentEvent(operation) || ofEvents.has(kind),
  )

/** Gives an example to be changed. */
export const faultOf = (kind: FaultKind, operation: string): string =>
  `${kind}:${operation}${examples[kind]}`
