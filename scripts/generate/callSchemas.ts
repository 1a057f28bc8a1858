import {
  type Call,
  type Contract,
  fieldsOf,
  resolve,
  type Response,
  type Schema,
} from './document.ts'

/** After parsing, where a file is an object. */
function formSchema(schema: Schema): Schema {
  const parsed = (part: Schema = {}): Schema => {
    if (part.format === 'binary' || part.contentMediaType !== undefined) return { type: 'object' }
    return part.type === 'array' ? { ...part, items: parsed(part.items) } : part
  }
  const parts = fieldsOf(schema).map(([name, part]) => [name, parsed(part)])
  return { ...schema, properties: Object.fromEntries(parts) }
}

/** An object of `path`, `query` and `header`, each by its names (headers in lower case). */
export function parametersSchema(contract: Contract, { operation }: Call): Schema {
  const groups = ['path', 'query', 'header'].map((place) => {
    const named = (operation.parameters ?? [])
      .map((one) => resolve(contract, one))
      .filter((parameter) => parameter.in === place)
      .map(({ name, ...one }) => ({ ...one, key: place === 'header' ? name.toLowerCase() : name }))
    const properties = Object.fromEntries(named.map(({ key, schema }) => [key, schema]))
    const required = named.filter((one) => one.required).map(({ key }) => key)
    return [place, { type: 'object', properties, required }]
  })
  return { type: 'object', properties: Object.fromEntries(groups) }
}

/** Of a call's body, or of an event's payload; null without one. */
export function bodySchema(contract: Contract, { operation }: Call): Schema | null {
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  if (!media) return null
  return type === 'multipart/form-data' ? formSchema(resolve(contract, media.schema)) : media.schema
}

/** By status; null where the body is not JSON. */
export function replySchemas(contract: Contract, { operation }: Call): [string, Schema | null][] {
  return Object.entries(operation.responses).map(([status, response]) => [
    status,
    resolve<Response>(contract, response).content?.['application/json']?.schema ?? null,
  ])
}
