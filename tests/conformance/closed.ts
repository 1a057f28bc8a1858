import { resolve, type Response, type Schema } from '../../scripts/generate/document.ts'
import { contract, type OperationId, operationOf } from './contract.ts'

const follow = (schema: Schema) => resolve<Schema>(contract, schema)

/** A schema and all schemas that it is composed of. */
export function partsOf(given: Schema): Schema[] {
  const schema = follow(given)
  const others = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => (schema[word] ?? []) as Schema[])
  const branches = ['if', 'then', 'else'].flatMap((word) => (schema[word] ? [schema[word] as Schema] : []))
  return [schema, ...[...others, ...branches].flatMap(partsOf)]
}

/** Paths of fields in a value that its schema doesn't name ('items[].shop.owner'). A schema with `additionalProperties` allows all. */
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

/** The fields of a response that the contract doesn't name: a server may expose private data in them by accident. */
export function unnamedFieldsOf(operation: OperationId, { status, body }: { status: number; body: unknown }): string[] {
  const response = resolve<Response>(contract, operationOf(operation).responses[status] as Response)
  const schema = response?.content?.['application/json']?.schema
  return schema ? unnamedFields([schema], body).map((path) => `${operation} ${status}: ${path}`) : []
}
