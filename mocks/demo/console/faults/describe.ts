import { inSeconds } from '#fixtures/scenarios/conditions.ts'
import type { Scenario } from '#fixtures/scenarios/contents.ts'
import type { InjectedFault } from '#fixtures/scenarios/faults.ts'
import type { ArmedFault } from '#mocks/core/faults.ts'
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

function effectOnCall(fault: InjectedFault): string {
  switch (fault.kind) {
    case 'fail':
      return `fails with ${fault.status}${fault.shape ? `, with a malformed body (${fault.shape})` : ''}`
    case 'busy':
      return `is refused with ${fault.status} for ${fault.seconds} s`
    case 'drop':
      return 'does not arrive: the network fails'
    case 'lose':
      return 'succeeds, but its response is lost'
    case 'hang':
      return 'is carried out, but never answered'
    case 'slow':
      return `arrives ${inSeconds(fault.ms)} late`
    case 'late':
      return `is answered ${inSeconds(fault.ms)} late`
    case 'bend':
      return `gets a malformed response (${fault.shape})`
    case 'omit':
      return `gets a response without ${fault.field}`
    case 'put':
      return `gets a response whose ${fault.field} is '${fault.value}'`
    case 'drift':
      return `gets a response that breaks the contract at ${fault.pointer} (${fault.change})`
  }
}

function effectOnEvent(fault: InjectedFault): string {
  switch (fault.kind) {
    case 'drop':
      return 'is never sent'
    case 'slow':
      return `is sent ${inSeconds(fault.ms)} late`
    case 'omit':
      return `is sent without ${fault.field}`
    case 'put':
      return `is sent with '${fault.value}' as its ${fault.field}`
    case 'drift':
      return `is sent, but breaks the contract at ${fault.pointer} (${fault.change})`
    default:
      // An event has no other faults.
      return effectOnCall(fault)
  }
}

/** 'fails with 503'. */
export const effectOf = (fault: Scenario['faults'][number]): string =>
  isSentEvent(fault.operation) ? effectOnEvent(fault) : effectOnCall(fault)

/** Without a full stop: 'Place orders: fails with 503'. */
export const describeFault = ({ rule }: Pick<ArmedFault, 'rule'>): string =>
  `${summaryOf(rule.operation)}: ${effectOf(rule)}`

const counted = (count: number, one: string, many: string) =>
  count === 1 ? one : `${count} ${many}`

/** 'the next 2 times', 'every time, by a chance of 10 %'. */
function occasionOf({ times, after, chance }: InjectedFault): string {
  const often = times === Infinity ? 'every time' : `the next ${counted(times, 'time', 'times')}`
  const later = after ? ` after ${counted(after, 'one more', 'more')}` : ''
  return `${often}${later}${chance === undefined ? '' : `, each by a chance of ${chance} %`}`
}

export function describeCount({ rule, hits }: ArmedFault): string {
  const happened =
    hits === 0 ? 'has not happened yet' : `has happened ${counted(hits, 'once', 'times')}`
  return `${occasionOf(rule)}; ${happened}`
}
