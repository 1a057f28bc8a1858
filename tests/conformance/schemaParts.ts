import { resolve, type Schema } from '#scripts/generate/document.ts'
import { contract } from './contract.ts'

const follow = (schema: Schema) => resolve<Schema>(contract, schema)

export function partsOf(given: Schema): Schema[] {
  const schema = follow(given)
  const others = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => (schema[word] ?? []) as Schema[])
  const branches = ['if', 'then', 'else'].flatMap((word) =>
    schema[word] ? [schema[word] as Schema] : [],
  )
  return [schema, ...[...others, ...branches].flatMap(partsOf)]
}
