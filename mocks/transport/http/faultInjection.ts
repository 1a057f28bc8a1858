import type { Drift } from '#fixtures/scenarios/faults.ts'
import type { SchemaError } from '#mocks/core/guard.ts'
import type { Result } from '#mocks/core/marketplace.ts'
import { type CallName, checkAnyReply, statusesOf } from '#mocks/core/serviceCalls.ts'
import { namesOf } from '#openapi/jsonPointer.ts'
import type { FaultSource } from '../traffic/traffic.ts'
import { bentResponse } from './bentBody.ts'
import { respond, isBinary } from './respond.ts'

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
function driftedResult(
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

interface FaultyCall {
  name: CallName
  carryOut(): Promise<Result>
  /** Answers the faults 'fail' and 'busy'. */
  problem(status: number): Result
}

/**
 * Injects the faults that are armed for the call. Never resolves for 'hang'.
 * @throws TypeError for a network failure, as `fetch` does
 */
export async function respondWithFaults(
  { name, carryOut, problem }: FaultyCall,
  faults: FaultSource,
  wait: (ms: number) => Promise<void>,
): Promise<Response> {
  const rule = faults.take(name)
  const errorsOf = (status: number, body: unknown) => checkAnyReply(name, status, body)

  // Faults that replace the call.
  if (rule?.kind === 'busy') return respond({ ...problem(rule.status), retryAfter: rule.seconds })
  if (rule?.kind === 'fail')
    return rule.shape
      ? bentResponse(rule.shape, problem(rule.status), errorsOf)
      : respond(problem(rule.status))
  if (rule?.kind === 'drop') throw new TypeError('The network failed')

  if (rule?.kind === 'slow') await wait(rule.ms)
  let result = await carryOut()

  // Faults in its result. An error stays as it is.
  const drifts = isSuccess(result) ? faults.takeDrifts(name) : []
  if (drifts.length > 0) result = driftedResult(result, drifts, statusesOf(name), errorsOf)
  if (rule?.kind === 'omit') result = withBodyField(result, rule.field, undefined)
  if (rule?.kind === 'put') result = withBodyField(result, rule.field, rule.value)

  // Faults in the response.
  if (rule?.kind === 'lose') throw new TypeError('The response was lost')
  if (rule?.kind === 'hang') return new Promise<never>(() => {})
  if (rule?.kind === 'late') await wait(rule.ms)
  return rule?.kind === 'bend' ? bentResponse(rule.shape, result, errorsOf) : respond(result)
}

const isSuccess = ({ status }: Result) => status < 400

const withBodyField = (result: Result, field: string, value: string | undefined): Result =>
  isSuccess(result) ? { ...result, body: withField(result.body, field, value) } : result

/** Leaves alone what is no object. */
export function withField(value: unknown, field: string, text: string | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { [field]: _old, ...others } = value as Record<string, unknown>
  return text === undefined ? others : { ...others, [field]: text }
}
