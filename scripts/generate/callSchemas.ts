import { type Call, type Contract, resolve, type Response, type Schema } from './document.ts'

/** After parsing, where a file is an object. */
function formSchema(schema: Schema): Schema {
  const isFile = (part: Schema) => part.format === 'binary' || part.contentMediaType !== undefined
  const parts = Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(
    ([name, part]) => {
      if (isFile(part)) return [name, { type: 'object' }]
      return [
        name,
        part.type === 'array' && isFile(part.items as Schema)
          ? { ...part, items: { type: 'object' } }
          : part,
      ]
    },
  )
  return { ...schema, properties: Object.fromEntries(parts) }
}

/** An object of `path`, `query` and `header`, each by its names (headers in lower case). */
export function parametersSchema(contract: Contract, { operation }: Call): Schema {
  const groups = ['path', 'query', 'header'].map((place) => {
    const named = (operation.parameters ?? [])
      .map((one) => resolve(contract, one))
      .filter((parameter) => parameter.in === place)
    const key = (name: string) => (place === 'header' ? name.toLowerCase() : name)
    return [
      place,
      {
        type: 'object',
        properties: Object.fromEntries(
          named.map((parameter) => [key(parameter.name), parameter.schema]),
        ),
        required: named
          .filter((parameter) => parameter.required)
          .map((parameter) => key(parameter.name)),
      },
    ]
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
