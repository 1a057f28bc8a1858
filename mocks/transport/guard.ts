import { eventValidators, replyValidators } from '../../openapi/generated/replyValidators.js'
import { requestValidators, type Validate } from '../../openapi/generated/validators.js'
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

interface RequestValidators {
  parameters: Validate
  body: Validate | undefined
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

/** The schema errors of a request by the validators of its operation. */
export function inputErrors({ parameters, body }: RequestValidators, input: RawInput): SchemaError[] {
  const { body: sent, ...rest } = input
  return [...schemaErrors(parameters, rest), ...schemaErrors(body, sent, '/body')]
}

/** The errors of a reply by the validators of its operation's statuses: an undocumented status, or a body that is not valid. */
export function replyErrors(byStatus: Record<number, Validate | null>, operation: string, status: number, body: unknown): SchemaError[] {
  if (!(status in byStatus)) return [{ path: '', message: `status ${status} is not documented for ${operation}` }]
  return schemaErrors(byStatus[status] ?? undefined, body)
}

/** The schema errors of a request to the API; empty when it is valid. */
export const checkInput = (operation: OperationId, input: RawInput): SchemaError[] => inputErrors(requestValidators[operation], input)

/** The errors of a reply of the API; empty when it is valid. */
export const checkReply = (operation: OperationId, status: number, body: unknown): SchemaError[] =>
  replyErrors(replyValidators[operation], operation, status, body)

/** The schema errors of a socket event's payload. */
export function checkEvent(event: EventName, payload: unknown): SchemaError[] {
  return schemaErrors(eventValidators[event], payload)
}
