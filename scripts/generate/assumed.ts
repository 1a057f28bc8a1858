import {
  calls,
  type Contract,
  type Operation,
  resolve,
  type Response,
  type Schema,
} from './document.ts'
import { limitKeywords } from './marks.ts'

interface Marked {
  'x-assumed'?: string
}

/** What is assumed in an answer: its pointer, the reason, and whether only its limits are. */
type Mark = [pointer: string, reason: string, limit: boolean]

const markOf = (node: unknown) => (node as Marked | undefined)?.['x-assumed']

/** By the pointer of the value; a list's items are `*`. */
function marksOf(
  contract: Contract,
  given: Schema,
  pointer = '',
  within: readonly string[] = [],
): Mark[] {
  const reason = markOf(given)
  const own: Mark[] =
    reason === undefined
      ? []
      : [[pointer, reason, limitKeywords.some((keyword) => keyword in given)]]
  const inner = (schema: unknown, step = '') =>
    marksOf(contract, schema as Schema, pointer + step, within)
  const reference = given.$ref as string | undefined
  if (reference !== undefined) {
    // What is marked in a schema that contains itself is marked at the first level.
    if (within.includes(reference)) return own
    return [
      ...own,
      ...marksOf(contract, resolve<Schema>(contract, { $ref: reference }), pointer, [
        ...within,
        reference,
      ]),
    ]
  }
  const fields = Object.entries((given.properties ?? {}) as Record<string, Schema>)
  const others = [given.items, given.additionalProperties].filter(
    (schema) => typeof schema === 'object' && schema !== null,
  )
  const options = ['allOf', 'anyOf', 'oneOf'].flatMap(
    (keyword) => (given[keyword] ?? []) as Schema[],
  )
  return [
    ...own,
    ...options.flatMap((schema) => inner(schema)),
    ...fields.flatMap(([name, schema]) => inner(schema, `/${name}`)),
    ...others.flatMap((schema) => inner(schema, '/*')),
  ]
}

const whole = (...nodes: unknown[]): Mark[] => {
  const reason = nodes.map(markOf).find((found) => found !== undefined)
  return reason === undefined ? [] : [['', reason, false]]
}

function answerMarks(contract: Contract, given: Response | { $ref: string }): Mark[] {
  const response = resolve<Response>(contract, given)
  const media = response.content?.['application/json']
  // A mark of the whole call is about what it does.
  return [...whole(given, response, media), ...(media ? marksOf(contract, media.schema) : [])]
}

function eventMarks(contract: Contract, operation: Operation): Mark[] {
  const media = operation.requestBody?.content['application/json']
  return [
    ...whole(operation.requestBody, media, operation),
    ...(media ? marksOf(contract, media.schema) : []),
  ]
}

/** Source of the table of what `x-assumed` marks in answers and events. */
export function assumedSource(contract: Contract): string {
  const reasons: string[] = []
  const written = (marks: Mark[]) =>
    JSON.stringify(
      marks.map(([pointer, reason, limit]) => {
        if (!reasons.includes(reason)) reasons.push(reason)
        return limit ? [pointer, reasons.indexOf(reason), 1] : [pointer, reasons.indexOf(reason)]
      }),
    )
  const answers = calls(contract.paths).map(({ operation }) => {
    const statuses = Object.entries(operation.responses).map(
      ([status, response]) => `${status}: ${written(answerMarks(contract, response))}`,
    )
    return `  ${operation.operationId}: { ${statuses.join(', ')} },`
  })
  const events = calls(contract.webhooks ?? {}).map(
    ({ operation }) => `  ${operation.operationId}: ${written(eventMarks(contract, operation))},`,
  )
  return `// Generated from openapi/openapi.yaml: do not edit.
/**
 * A place that is assumed: its pointer, the number of the reason, and 1 if only the limits of its
 * value are.
 */
export type AssumedPlace = readonly [pointer: string, reason: number, limit?: 1]

/** Keywords that limit a value of the right type. */
export const limitKeywords: readonly string[] = ${JSON.stringify(limitKeywords)}

/** Why something is assumed. */
export const reasons: readonly string[] = ${JSON.stringify(reasons, null, 2)}

/** What is assumed in the answers, by operation and status. */
export const assumedAnswers: Readonly<Record<string, Readonly<Record<number, readonly AssumedPlace[]>>>> = {
${answers.join('\n')}
}

/** What is assumed in the payloads of socket events. */
export const assumedEvents: Readonly<Record<string, readonly AssumedPlace[]>> = {
${events.join('\n')}
}
`
}
