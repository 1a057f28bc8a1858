import { operations } from '#openapi/generated/operations.ts'
import { summaries } from '#openapi/generated/summaries.ts'
import { isSentEvent } from '#mocks/core/socketEvents.ts'

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

/**
 * The error statuses that the contract documents for a call of the API; for any other those that
 * any of them may have.
 */
export function errorStatusesOf(name: string): number[] {
  const documented = Object.hasOwn(operations, name)
    ? [operations[name as keyof typeof operations]]
    : Object.values(operations)
  return [
    ...new Set(documented.flatMap(({ statuses }) => statuses.filter((status) => status >= 400))),
  ].sort((a, b) => a - b)
}
