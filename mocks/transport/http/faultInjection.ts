import type { Result } from '#mocks/core/marketplace.ts'
import { type CallName, checkAnyReply, statusesOf } from '#mocks/core/serviceCalls.ts'
import type { FaultSource } from '../traffic/traffic.ts'
import { bentResponse } from './bentBody.ts'
import { driftedResult } from './drift.ts'
import { respond } from './respond.ts'

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
