import { calls, type Contract, resolve, type Schema } from './document.ts'

function* pathsOf(
  contract: Contract,
  given: Schema,
  path: readonly string[] = [],
): Generator<string[]> {
  const schema = resolve<Schema>(contract, given)
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  for (const [name, field] of fields) {
    if (field['x-beyond']) yield [...path, name]
    else yield* pathsOf(contract, field, [...path, name])
  }
  if (schema.items) yield* pathsOf(contract, schema.items as Schema, [...path, '*'])
}

/** Source of the table of what `x-beyond` marks: what the app sends beyond the specification. */
export function beyondSource(contract: Contract): string {
  const rows = calls(contract.paths).flatMap(({ operation }) => {
    const schema = operation.requestBody?.content['application/json']?.schema
    const paths = schema ? [...pathsOf(contract, schema)] : []
    return paths.length > 0 ? [`  ${operation.operationId}: ${JSON.stringify(paths)},`] : []
  })
  return `// Generated from openapi/openapi.yaml: do not edit.
/**
 * The fields of each call's body that the specification doesn't have, by their paths; a list's items
 * are \`*\`.
 */
export const beyondFields = {
${rows.join('\n')}
} as const
`
}
