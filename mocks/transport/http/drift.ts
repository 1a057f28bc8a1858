import type { Drift } from '#fixtures/scenarios/faults.ts'
import type { SchemaError } from '#mocks/core/guard.ts'
import type { Result } from '#mocks/core/marketplace.ts'
import { namesOf } from '#openapi/jsonPointer.ts'
import { isBinary } from './respond.ts'

type ErrorsOfBody = (body: unknown) => SchemaError[]
type Change = (value: unknown) => unknown

const UNHEARD_OF = 'unheard-of'
/** Each operation documents one or two. */
const successes = [200, 201, 202, 203]
const LEFT_OUT = Symbol('left out')
/** One of each JSON type. */
const typeSamples: unknown[] = [{}, [], 'another type', 42, true, null]

/** '*' is every item of a list and every field of an object. */
function changedAt(value: unknown, [name, ...others]: string[], change: Change): unknown {
  if (name === undefined) return change(value)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, part]): [string, unknown] => [
    key,
    name === '*' || name === key ? changedAt(part, others, change) : part,
  ])
  const present = parts.filter(([, part]) => part !== LEFT_OUT)
  return Array.isArray(value) ? present.map(([, part]) => part) : Object.fromEntries(present)
}

const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value

/** Hosts send a number as text, a text as number, a list for an object. */
function usualMistake(value: unknown): unknown {
  if (typeof value === 'string') return value.length
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return Array.isArray(value) ? {} : []
}

/** Takes the usual mistake, or the first type that the contract doesn't allow there. */
function withOtherType(body: unknown, names: string[], errorsOf: ErrorsOfBody): unknown {
  const changes: Change[] = [
    usualMistake,
    ...typeSamples.map(
      (sample): Change =>
        (value) =>
          typeOf(value) === typeOf(sample) ? usualMistake(value) : sample,
    ),
  ]
  const bodies = changes.map((change) => changedAt(body, names, change))
  // Another drift may already have broken the body elsewhere.
  const before = errorsOf(body).length
  return bodies.find((one) => errorsOf(one).length > before) ?? bodies[0]
}

/** Breaks the contract in one place, where the value has it. */
export function driftedValue(
  value: unknown,
  { pointer, change }: Drift,
  errorsOf: ErrorsOfBody,
): unknown {
  if (change === 'status') return value
  const sent: unknown = JSON.parse(JSON.stringify(value))
  const names = pointer === '/' ? [] : namesOf(pointer)
  if (change === 'missing') return changedAt(sent, names, () => LEFT_OUT)
  if (change === 'type') return withOtherType(sent, names, errorsOf)
  return changedAt(sent, names, (old) =>
    typeof old === 'string' || old === null ? UNHEARD_OF : old,
  )
}

/** `statuses`: the documented ones. */
export function driftedResult(
  { status, body }: Result,
  drifts: readonly Drift[],
  statuses: readonly number[],
  errorsOf: (status: number, body: unknown) => SchemaError[],
): Result {
  const bend = (bent: unknown, drift: Drift) =>
    driftedValue(bent, drift, (changed) => errorsOf(status, changed))
  const undocumented = successes.find((one) => !statuses.includes(one)) ?? status
  return {
    status: drifts.some(({ change }) => change === 'status') ? undocumented : status,
    body: isBinary(body) ? body : drifts.reduce(bend, body),
  }
}
