import type { Result } from '../marketplace.ts'
import { problem } from '../replies.ts'
import type { Faults } from './faults.ts'
import { bentResponse, type ErrorsOf } from './bentBody.ts'
import { driftedResult } from './drift.ts'
import { respond } from './respond.ts'

type Rule = NonNullable<ReturnType<Faults['take']>>
type Wait = (ms: number) => Promise<void>

/** The API's response with an error status. */
export const errorReply = (status: number): Result => problem(status, codeOf(status), messageOf(status))

/** A call that faults are injected into. */
interface FaultyCall {
  carryOut(): Promise<Result>
  /** The response of the faults 'fail' and 'busy'. */
  problemOf(status: number): Result
  errorsOf: ErrorsOf
  takeDrifts(): ReturnType<Faults['takeDrifts']>
  /** The documented statuses. */
  statuses: readonly number[]
}

/**
 * Carries out a call and returns its response, with the fault of the rule injected before the call or before its response.
 * Never resolves for the fault 'hang'.
 * @throws TypeError for a network failure, as `fetch` does
 */
export async function respondWithFault(rule: Rule | undefined, wait: Wait, call: FaultyCall): Promise<Response> {
  if (rule?.kind === 'fail' || rule?.kind === 'busy') return refusal(rule, call)
  if (rule?.kind === 'drop') throw new TypeError('The network failed')
  if (rule?.kind === 'slow') await wait(rule.ms)
  const result = withDrifts(await call.carryOut(), call)
  return rule ? respondAfterCall(rule, wait, result, call.errorsOf) : respond(result)
}

const isSuccess = ({ status }: Result) => status < 400

function withDrifts(result: Result, { takeDrifts, statuses, errorsOf }: FaultyCall): Result {
  const drifts = isSuccess(result) ? takeDrifts() : []
  return drifts.length > 0 ? driftedResult(result, drifts, statuses, errorsOf) : result
}

function refusal(rule: Extract<Rule, { kind: 'fail' | 'busy' }>, { problemOf, errorsOf }: FaultyCall): Response {
  const problem = problemOf(rule.status)
  if (rule.kind === 'busy') return respond({ ...problem, retryAfter: rule.seconds })
  return rule.shape ? bentResponse(rule.shape, problem, errorsOf) : respond(problem)
}

async function respondAfterCall(rule: Rule, wait: Wait, result: Result, errorsOf: ErrorsOf): Promise<Response> {
  if (rule.kind === 'lose') throw new TypeError('The response was lost')
  if (rule.kind === 'hang') return new Promise<never>(() => {})
  if (rule.kind === 'late') await wait(rule.ms)
  if (rule.kind === 'bend') return bentResponse(rule.shape, result, errorsOf)
  if (rule.kind === 'omit') return respond(withBodyField(result, rule.field, undefined))
  if (rule.kind === 'put') return respond(withBodyField(result, rule.field, rule.value))
  return respond(result)
}

/** The same result with another value in a field, or without the field; an error stays as it is. */
const withBodyField = (result: Result, field: string, value: string | undefined): Result =>
  isSuccess(result) ? { ...result, body: withField(result.body, field, value) } : result

/** The same value with another text in a field, or without the field; what is no object stays as it is. */
export const withField = (value: unknown, field: string, text: string | undefined): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const { [field]: _old, ...others } = value as Record<string, unknown>
  return text === undefined ? others : { ...others, [field]: text }
}

const codeOf = (status: number) =>
  ({ 401: 'unauthorized', 404: 'not_found', 429: 'too_many_requests', 503: 'unavailable' })[status] ?? 'server_error'
const messageOf = (status: number) =>
  ({
    401: 'Please log in',
    404: 'Not found',
    409: 'That is not possible right now',
    429: 'Please wait before you try again',
    503: 'The service is unavailable',
  })[status] ?? 'Something went wrong on our side'
