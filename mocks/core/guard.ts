import { eventFields, replyFields, requestFields } from '#openapi/generated/fields.ts'
import { eventValidators, replyValidators } from '#openapi/generated/replyValidators.js'
import { requestValidators, type Validate } from '#openapi/generated/validators.js'
import { type Fields, onlyNamed, unnamedFields } from '#openapi/namedFields.ts'
import type { EventName, OperationId } from '../contract.ts'

/** One violation of a schema: the path (JSON pointer) of the value and what it must be. */
export interface SchemaError {
  path: string
  message: string
}

/**
 * The parts of a request as the contract names them. Parameters are coerced and defaults filled in,
 * in place.
 */
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
          path:
            at +
            error.instancePath +
            (error.keyword === 'required' ? `/${String(error.params.missingProperty)}` : ''),
          message: error.message ?? 'is not valid',
        }))

/** Maximum number of errors of a request in the reply: as many as an error body may have. */
const MAX_ERRORS = 100

/** The schema errors of a request by the validators of its operation, the first ones. */
export function inputErrors(
  { parameters, body }: RequestValidators,
  input: RawInput,
): SchemaError[] {
  const { body: sent, ...rest } = input
  return [...schemaErrors(parameters, rest), ...schemaErrors(body, sent, '/body')].slice(
    0,
    MAX_ERRORS,
  )
}

/**
 * The schema errors of a value, and the fields in it that the contract does not name: they may
 * expose what nobody should see.
 */
const closedErrors = (
  validate: Validate | null | undefined,
  fields: Fields = 0,
  value: unknown,
): SchemaError[] => [
  ...schemaErrors(validate ?? undefined, value),
  ...unnamedFields(value, fields).map((path) => ({
    path,
    message: 'is not named by the contract',
  })),
]

/** The checks of one call's replies by their status. */
export interface ReplyChecks {
  validators: Record<number, Validate | null>
  fields: Record<number, Fields>
}

/**
 * The errors of a reply: an undocumented status, a body that is not valid, or a field that the
 * contract does not name.
 */
export function replyErrors(
  { validators, fields }: ReplyChecks,
  operation: string,
  status: number,
  body: unknown,
): SchemaError[] {
  if (!(status in validators))
    return [{ path: '', message: `status ${status} is not documented for ${operation}` }]
  return closedErrors(validators[status], fields[status], body)
}

/** The schema errors of a request to the API; empty when it is valid. */
export const checkInput = (operation: OperationId, input: RawInput): SchemaError[] =>
  inputErrors(requestValidators[operation], input)

/**
 * The parts of a request that the contract names; all else is left out, at any depth. Handlers get
 * nothing else, so that none can write what a client should not be able to set.
 */
export const namedInput = (operation: OperationId, input: RawInput): RawInput =>
  onlyNamed(input, requestFields[operation]) as RawInput

/** The errors of a reply of the API; empty when it is valid. */
export const checkReply = (operation: OperationId, status: number, body: unknown): SchemaError[] =>
  replyErrors(
    { validators: replyValidators[operation], fields: replyFields[operation] },
    operation,
    status,
    body,
  )

/**
 * The schema errors of an event that a client has sent; empty when it is valid. What the contract
 * does not name is ignored.
 */
export const checkClientEvent = (event: EventName, payload: unknown): SchemaError[] =>
  schemaErrors(eventValidators[event], payload)

/** The errors of the payload of an event that is sent to a client; empty when it is valid. */
export const checkEvent = (event: EventName, payload: unknown): SchemaError[] =>
  closedErrors(eventValidators[event], eventFields[event], payload)
