import type { Drift } from '#fixtures/scenarios/faults.ts'
import { resolve, type Response, type Schema } from '#scripts/generate/document.ts'
import { contract, type OperationId, operationOf, partsOf } from '../../conformance/contract.ts'

/**
 * Every place of a value where a change breaks its schema: another type anywhere, a required field
 * left out, an unknown value for a listed one.
 */
export function breakablePlaces(schemas: Schema[], value: unknown, pointer = ''): Drift[] {
  const parts = schemas.flatMap(partsOf)
  const isListed =
    typeof value === 'string' && parts.some((part) => 'enum' in part || 'const' in part)
  const here: Drift[] = [
    { pointer: pointer || '/', change: 'type' },
    ...(isListed ? [{ pointer, change: 'enum' as const }] : []),
  ]
  if (typeof value !== 'object' || value === null) return here
  if (Array.isArray(value)) {
    const items = parts.flatMap(({ items: of }) => (of ? [of as Schema] : []))
    return unique([
      ...here,
      ...value.flatMap((item) => breakablePlaces(items, item, `${pointer}/*`)),
    ])
  }
  const required = new Set(parts.flatMap((part) => (part.required as string[] | undefined) ?? []))
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const named = parts.flatMap(({ properties }): Schema[] => {
      const schema = (properties as Record<string, Schema> | undefined)?.[name]
      return schema ? [schema] : []
    })
    const path = `${pointer}/${name}`
    return [
      ...breakablePlaces(named, field, path),
      ...(required.has(name) ? [{ pointer: path, change: 'missing' as const }] : []),
    ]
  })
  return [...here, ...fields]
}

const unique = (places: Drift[]) => [
  ...new Map(places.map((place) => [JSON.stringify(place), place])).values(),
]

/** The schema of an operation's successful answer with that status. */
export function answerSchema(operation: OperationId, status: number): Schema {
  const schema = resolve<Response>(contract, operationOf(operation).responses[status] as Response)
    .content?.['application/json']?.schema
  if (!schema) throw new Error(`${operation} ${status} has no schema`)
  return schema
}
