import { eventValidators, replyValidators, requestValidators, type Validate } from '../../openapi/generated/validators.js'
import type { EventName, OperationId } from '../contract.ts'

/** One fault in an input or a reply: where (JSON pointer) and what it must be. */
export interface Fault {
  path: string
  message: string
}

/** The parts of a request as the contract names them. Parameters are coerced and defaults filled in, in place. */
export interface RawInput {
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
  body: unknown
}

const faultsOf = (validate: Validate | undefined, value: unknown, at = ''): Fault[] =>
  !validate || validate(value)
    ? []
    : (validate.errors ?? [])
        .filter(({ keyword }) => keyword !== 'if')
        .map((error) => ({
          path: at + error.instancePath + (error.keyword === 'required' ? `/${String(error.params.missingProperty)}` : ''),
          message: error.message ?? 'is not valid',
        }))

/** What is wrong with a request; empty when it keeps the contract. */
export function checkInput(operation: OperationId, input: RawInput): Fault[] {
  const { parameters, body } = requestValidators[operation]
  const { body: sent, ...rest } = input
  return [...faultsOf(parameters, rest), ...faultsOf(body, sent, '/body')]
}

/** What is wrong with a reply: an undocumented status, or a body that breaks its schema. */
export function checkReply(operation: OperationId, status: number, body: unknown): Fault[] {
  const byStatus = replyValidators[operation]
  if (!(status in byStatus)) return [{ path: '', message: `status ${status} is not documented for ${operation}` }]
  return faultsOf(byStatus[status] ?? undefined, body)
}

/** What is wrong with a socket event's payload. */
export function checkEvent(event: EventName, payload: unknown): Fault[] {
  return faultsOf(eventValidators[event], payload)
}
