import { eventValidators, replyValidators, requestValidators, type Validate } from '../../openapi/generated/validators.js'
import type { EventName, OperationId } from '../contract.ts'

/** One violation of a schema: the path (JSON pointer) of the value and what it must be. */
export interface SchemaError {
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

const schemaErrors = (validate: Validate | undefined, value: unknown, at = ''): SchemaError[] =>
  !validate || validate(value)
    ? []
    : (validate.errors ?? [])
        .filter(({ keyword }) => keyword !== 'if')
        .map((error) => ({
          path: at + error.instancePath + (error.keyword === 'required' ? `/${String(error.params.missingProperty)}` : ''),
          message: error.message ?? 'is not valid',
        }))

/** The schema errors of a request; empty when it is valid. */
export function checkInput(operation: OperationId, input: RawInput): SchemaError[] {
  const { parameters, body } = requestValidators[operation]
  const { body: sent, ...rest } = input
  return [...schemaErrors(parameters, rest), ...schemaErrors(body, sent, '/body')]
}

/** The errors of a reply: an undocumented status, or a body that is not valid by its schema. */
export function checkReply(operation: OperationId, status: number, body: unknown): SchemaError[] {
  const byStatus = replyValidators[operation]
  if (!(status in byStatus)) return [{ path: '', message: `status ${status} is not documented for ${operation}` }]
  return schemaErrors(byStatus[status] ?? undefined, body)
}

/** The schema errors of a socket event's payload. */
export function checkEvent(event: EventName, payload: unknown): SchemaError[] {
  return schemaErrors(eventValidators[event], payload)
}
