import { resolve, type Response, type Schema } from '../../scripts/generate/document.ts'
import { contract, type OperationId, operationOf } from './contract.ts'

const follow = (schema: Schema) => resolve<Schema>(contract, schema)

/** A schema and all that it is put together from. */
function partsOf(given: Schema): Schema[] {
  const schema = follow(given)
  const others = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => (schema[word] ?? []) as Schema[])
  const branches = ['if', 'then', 'else'].flatMap((word) => (schema[word] ? [schema[word] as Schema] : []))
  return [schema, ...[...others, ...branches].flatMap(partsOf)]
}

/** Where a value has fields that its schema doesn't name, as paths ('items[].shop.owner'). A schema with `additionalProperties` names all. */
export function unnamedFields(schemas: Schema[], value: unknown, at = ''): string[] {
  const parts = schemas.flatMap(partsOf)
  if (Array.isArray(value)) {
    const items = parts.flatMap(({ items: of }) => (of ? [of as Schema] : []))
    return value.flatMap((item) => unnamedFields(items, item, `${at}[]`))
  }
  if (value === null || typeof value !== 'object') return []
  const free = parts.some(({ additionalProperties }) => additionalProperties !== undefined && additionalProperties !== false)
  return Object.entries(value).flatMap(([name, field]) => {
    const path = at ? `${at}.${name}` : name
    const named = parts.flatMap(({ properties }) => {
      const found = (properties as Record<string, Schema> | undefined)?.[name]
      return found ? [found] : []
    })
    if (named.length > 0) return unnamedFields(named, field, path)
    return free ? [] : [path]
  })
}

/** The fields of an answer that the contract doesn't name: what a server must not give away by accident. */
export function givenAway(operation: OperationId, { status, body }: { status: number; body: unknown }): string[] {
  const response = resolve<Response>(contract, operationOf(operation).responses[status] as Response)
  const schema = response?.content?.['application/json']?.schema
  return schema ? unnamedFields([schema], body).map((path) => `${operation} ${status}: ${path}`) : []
}
