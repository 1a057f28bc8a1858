import { eventFields, replyFields, requestFields } from '#openapi/generated/fields.ts'
import { eventValidators, replyValidators } from '#openapi/generated/replyValidators.js'
import { requestValidators, type Validate } from '#openapi/generated/validators.js'
import { type Fields, onlyNamed, unnamedFields } from '#openapi/namedFields.ts'
import type { EventName, OperationId } from '../contract.ts'

/** A JSON pointer, and what must be there. */
export interface SchemaError {
  path: string
  message: string
}

/** The contract's names. Parameters are coerced and defaults filled in, in place. */
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

/** As many as an error body may have. */
const MAX_ERRORS = 100

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

/** Fields that the contract does not name are errors: they may expose what nobody should see. */
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

export interface ReplyChecks {
  validators: Record<number, Validate | null>
  fields: Record<number, Fields>
}

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

export const checkInput = (operation: OperationId, input: RawInput): SchemaError[] =>
  inputErrors(requestValidators[operation], input)

/** What the contract does not name is left out, at any depth, so that no handler can write it. */
export const namedInput = (operation: OperationId, input: RawInput): RawInput =>
  onlyNamed(input, requestFields[operation]) as RawInput

export const checkReply = (operation: OperationId, status: number, body: unknown): SchemaError[] =>
  replyErrors(
    { validators: replyValidators[operation], fields: replyFields[operation] },
    operation,
    status,
    body,
  )

/** What the contract does not name is ignored. */
export const checkClientEvent = (event: EventName, payload: unknown): SchemaError[] =>
  schemaErrors(eventValidators[event], payload)

export const checkEvent = (event: EventName, payload: unknown): SchemaError[] =>
  closedErrors(eventValidators[event], eventFields[event], payload)
