import { operations } from '#openapi/generated/operations.ts'
import { requestValidators } from '#openapi/generated/validators.js'
import { fieldsOf, type Parameter, type Schema, resolve } from '#scripts/generate/document.ts'
import { type Caller, isError } from './caller.ts'
import {
  type OperationId,
  contract,
  operationIds,
  operationOf,
  exampleOf,
  type Sent,
} from './contract.ts'

type Change = [about: string, value: unknown]
const wrongType: Record<string, unknown[]> = {
  string: [12345, true, {}, []],
  integer: ['abc', 1.5, true, []],
  number: ['abc', true, {}],
  boolean: ['yes', 1, []],
  array: [{}, 'abc', 7],
  object: [[], 'abc', 7],
}

function* wrongValues(schema: Schema): Generator<Change> {
  const types = [schema.type ?? []].flat()
  for (const type of types)
    for (const value of wrongType[type] ?? [])
      yield [`is ${JSON.stringify(value)} where a ${type} belongs`, value]
  if (!types.includes('null')) yield ['is null', null]
  if (schema.enum) yield ['is not in the enum', '__none_of_these__']
  if (typeof schema.minimum === 'number') yield ['is below the minimum', schema.minimum - 1]
  if (typeof schema.maximum === 'number') yield ['is above the maximum', schema.maximum + 1]
  if (typeof schema.minLength === 'number' && schema.minLength > 0)
    yield ['is too short', 'x'.repeat(schema.minLength - 1)]
  if (typeof schema.maxLength === 'number') yield ['is too long', 'x'.repeat(schema.maxLength + 1)]
  if (schema.pattern) yield ['does not match the pattern', '   ']
  if (schema.format) yield [`is no ${schema.format}`, `not a ${schema.format}`]
  if (typeof schema.minItems === 'number' && schema.minItems > 0) yield ['has too few items', []]
}

/** Each differs from a valid one in one place, at any depth. */
function* wrongBodies(given: Schema, value: unknown, at = 'body'): Generator<Change> {
  const schema = resolve(contract, given)
  for (const [about, wrong] of wrongValues(schema)) yield [`${at} ${about}`, wrong]
  for (const part of schema.allOf ?? []) yield* wrongBodies(part, value, at)
  if (Array.isArray(value)) {
    if (schema.items)
      for (const [about, wrong] of wrongBodies(schema.items, value[0], `${at}[0]`))
        yield [about, [wrong, ...value.slice(1)]]
    if (typeof schema.maxItems === 'number')
      yield [
        `${at} has too many items`,
        Array.from({ length: schema.maxItems + 1 }, () => value[0]),
      ]
  } else if (value && typeof value === 'object')
    yield* wrongParts(schema, value as Record<string, unknown>, at)
}

function* wrongParts(
  schema: Schema,
  value: Record<string, unknown>,
  at: string,
): Generator<Change> {
  for (const name of schema.required ?? []) {
    const { [name]: _, ...rest } = value
    yield [`${at}.${name} is missing`, rest]
  }
  for (const [name, part] of fieldsOf(schema))
    for (const [about, wrong] of wrongBodies(part, value[name], `${at}.${name}`))
      yield [about, { ...value, [name]: wrong }]
}

/** Only text is sent: what the schema refuses after parsing. */
function* wrongParameters(
  parameter: Parameter,
): Generator<[about: string, text: string | undefined]> {
  const schema = resolve(contract, parameter.schema)
  if (parameter.required && parameter.in === 'query')
    yield [`${parameter.name} is missing`, undefined]
  for (const [about, value] of wrongValues(schema))
    if (value !== null && typeof value !== 'object')
      yield [`${parameter.name} ${about}`, `${value as string | number | boolean}`]
}

function isRefused(operation: OperationId, { path = {}, query = {}, headers = {}, body }: Sent) {
  const { parameters, body: takes } = requestValidators[operation]
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const header = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  const input = { path, query: Object.fromEntries(given), header: Object.fromEntries(header) }
  return (
    !parameters(structuredClone(input)) ||
    (takes !== undefined && !(body instanceof FormData) && !takes(body))
  )
}

/** Requests that break the contract of an operation, each in one place. */
export function invalidRequests(operation: OperationId): { about: string; sent: Sent }[] {
  const sent = exampleOf(operation)
  const { parameters, requestBody } = operationOf(operation)
  const schema = requestBody?.content['application/json']?.schema
  const found: { about: string; sent: Sent }[] = []
  for (const parameter of parameters) {
    const place = parameter.in === 'header' ? 'headers' : parameter.in
    for (const [about, text] of wrongParameters(parameter))
      if (place !== 'path' || (text && !/^\.*$/.test(text.trim())))
        found.push({
          about: `${place} ${about}`,
          sent: { ...sent, [place]: { ...sent[place], [parameter.name]: text } },
        })
  }
  if (schema)
    for (const [about, body] of wrongBodies(schema, sent.body))
      found.push({ about, sent: { ...sent, body } })
  return found.filter((request) => isRefused(operation, request.sent))
}

/**
 * Of the requests that break an operation's contract the first one that is not refused, in the
 * error body and with a status of the contract.
 */
export async function firstUnrefused(
  buyer: Caller,
  operation: OperationId,
): Promise<string | undefined> {
  for (const { about, sent } of invalidRequests(operation)) {
    const { status, body } = await buyer.call(operation, sent)
    const isDocumented = (operations[operation].statuses as readonly number[]).includes(status)
    if (status < 400 || status >= 500 || !isDocumented || !isError(body))
      return `${about}: answered with ${status}`
  }
  return undefined
}

export const withInput = operationIds.filter(
  (id) => operationOf(id).parameters.length > 0 || operations[id].body !== null,
)
