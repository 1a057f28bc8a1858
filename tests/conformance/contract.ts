import { readFileSync } from 'node:fs'
import { operations, type OperationTable } from '#openapi/generated/operations.ts'
import {
  calls,
  composedOf,
  type Contract,
  fieldsOf,
  givenView,
  type Media,
  type Operation,
  type Parameter,
  resolve,
  type Schema,
} from '#scripts/generate/document.ts'

export type OperationId = keyof OperationTable
export const operationIds = Object.keys(operations) as OperationId[]

/** With all that the simulated marketplace gives. */
export const contract = givenView(
  JSON.parse(
    readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
  ) as Contract,
)

const byId = new Map(
  calls(contract.paths).map(({ operation }) => [operation.operationId, operation]),
)

export function operationOf(id: OperationId): Operation & { parameters: Parameter[] } {
  const operation = byId.get(id)
  if (!operation) throw new Error(`No operation ${id}`)
  const { parameters = [] } = operation
  return { ...operation, parameters: parameters.map((one) => resolve(contract, one)) }
}

export function partsOf(given: Schema): Schema[] {
  const schema = resolve(contract, given)
  const branches = [schema.if, schema.then, schema.else].filter((one) => one !== undefined)
  return [schema, ...[...composedOf(schema), ...branches].flatMap(partsOf)]
}

export const itemsOf = (parts: readonly Schema[]): Schema[] =>
  parts.flatMap(({ items }) => (items ? [items] : []))

export const fieldNamed = (parts: readonly Schema[], name: string): Schema[] =>
  parts.flatMap(fieldsOf).flatMap(([own, schema]) => (own === name ? [schema] : []))

export interface Sent {
  path?: Record<string, string>
  query?: Record<string, unknown>
  headers?: Record<string, string>
  /** JSON; a FormData or a text is sent unchanged. */
  body?: unknown
  /** Of a body that is sent unchanged. */
  type?: string
  /** A refusal is what a case looks at, and no failure of the call. */
  mayFail?: boolean
}

export const examplesIn = ({ example, examples = {} }: Partial<Media>): unknown[] =>
  [example, ...Object.values(examples).map(({ value }) => value)].filter((one) => one !== undefined)

/** A valid request, made of the contract's examples. Its ids do not exist. */
export function exampleOf(id: OperationId): Sent {
  const { parameters, requestBody } = operationOf(id)
  const of = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && 'example' in one)
        .map(({ name, example }) => [name, example]),
    )
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const form = new FormData()
  form.append('folder_name', 'users')
  return {
    path: of('path') as Record<string, string>,
    query: of('query'),
    ...(media && { body: type === 'multipart/form-data' ? form : examplesIn(media)[0] }),
  }
}
