import { columns } from '#fixtures/columns.ts'
import { operations } from '#openapi/generated/operations.ts'
import type { Schema } from '#scripts/generate/document.ts'
import { operationOf, type OperationId } from '../../conformance/contract.ts'
import { partsOf } from '../../conformance/schemaParts.ts'

/** And names that every object has. */
const names = [
  ...new Set(Object.values(columns).flatMap(Object.keys)),
  '__proto__',
  'constructor',
  'toString',
]
const values = ['65f0a1c2d3e4b5a697886601', 7, true, { longitude: 1, latitude: 1 }, ['PAID']]
const valueOf = (n: number) => values[n % values.length]

type Named = [name: string, schema: Schema][]
/** By the contract itself and not by what is generated from it. */
const fieldsOf = (schemas: Schema[]): Named =>
  schemas
    .flatMap(partsOf)
    .flatMap(({ properties }) => Object.entries(Object(properties) as Record<string, Schema>))
const itemsOf = (schemas: Schema[]) =>
  schemas.flatMap(partsOf).flatMap(({ items }) => (items ? [items as Schema] : []))

/** Each object has all columns too that its schema does not name. */
function withMore(schemas: Schema[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withMore(itemsOf(schemas), item))
  if (typeof value !== 'object' || value === null) return value
  const fields = fieldsOf(schemas)
  const named = new Set(fields.map(([name]) => name))
  const more = names.filter((name) => !named.has(name)).map((name, n) => [name, valueOf(n)])
  const own = Object.entries(value).map(([name, inner]) => [
    name,
    withMore(
      fields.filter(([field]) => field === name).map(([, schema]) => schema),
      inner,
    ),
  ])
  return Object.fromEntries([...more, ...own])
}

function withMoreInText(schema: Schema, text: string): string {
  try {
    return JSON.stringify(withMore([schema], JSON.parse(text)))
  } catch {
    // To be refused.
    return text
  }
}

async function withMoreInForm(schema: Schema, response: Response): Promise<FormData | null> {
  const form = await response.formData().catch(() => null)
  const named = new Set(fieldsOf([schema]).map(([name]) => name))
  for (const name of names) if (!named.has(name)) form?.append(name, '65f0a1c2d3e4b5a697886601')
  return form
}

async function withMoreBody(operation: OperationId, request: Request): Promise<BodyInit | null> {
  const [type, media] = Object.entries(operationOf(operation).requestBody?.content ?? {})[0] ?? []
  const bytes = await request.arrayBuffer()
  if (!media) return bytes
  if (type === 'application/json')
    return withMoreInText(media.schema, new TextDecoder().decode(bytes))
  return (
    (await withMoreInForm(media.schema, new Response(bytes, { headers: request.headers }))) ?? bytes
  )
}

/**
 * With every column that the contract does not name there, in each object of the body, and as a
 * query.
 */
export async function withMoreFields(operation: OperationId, request: Request): Promise<Request> {
  const url = new URL(request.url)
  const named = new Set(
    (operationOf(operation).parameters ?? [])
      .filter((one) => one.in === 'query')
      .map(({ name }) => name),
  )
  for (const [n, name] of names.entries())
    if (!named.has(name)) url.searchParams.set(name, JSON.stringify(valueOf(n)))
  const body = operations[operation].body === null ? null : await withMoreBody(operation, request)
  const headers = new Headers(request.headers)
  // The new form has its own boundary.
  if (body instanceof FormData) headers.delete('content-type')
  return new Request(url, { method: request.method, headers, body })
}
