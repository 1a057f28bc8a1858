import {
  calls,
  composedOf,
  type Contract,
  fieldsOf,
  type Marks,
  type Operation,
  type Reference,
  resolve,
  type Response,
  type Schema,
} from './document.ts'
import { limitKeywords } from './marks.ts'

/** What is assumed in an answer: its pointer, the reason, and whether only its limits are. */
type Mark = [pointer: string, reason: string, limit: boolean]

const markOf = (node: unknown) => (node as Marks | undefined)?.['x-assumed']

/** By the pointer of the value; a list's items are `*`. */
function marksOf(
  contract: Contract,
  given: Schema | undefined,
  pointer = '',
  within: readonly string[] = [],
): Mark[] {
  if (typeof given !== 'object') return []
  const reason = markOf(given)
  const own: Mark[] =
    reason === undefined
      ? []
      : [[pointer, reason, limitKeywords.some((keyword) => keyword in given)]]
  const { $ref } = given
  const inner = (schema: unknown, step = '', around = within) =>
    marksOf(contract, schema as Schema, pointer + step, around)
  // What is marked in a schema that contains itself is marked at the first level.
  if ($ref !== undefined && within.includes($ref)) return own
  if ($ref !== undefined)
    return [...own, ...inner(resolve(contract, { $ref }), '', [...within, $ref])]
  return [
    ...own,
    ...composedOf(given).flatMap((schema) => inner(schema)),
    ...fieldsOf(given).flatMap(([name, schema]) => inner(schema, `/${name}`)),
    ...[given.items, given.additionalProperties].flatMap((schema) => inner(schema, '/*')),
  ]
}

const whole = (...nodes: unknown[]): Mark[] => {
  const reason = nodes.map(markOf).find((found) => found !== undefined)
  return reason === undefined ? [] : [['', reason, false]]
}

function answerMarks(contract: Contract, given: Response | Reference): Mark[] {
  const response = resolve<Response>(contract, given)
  const media = response.content?.['application/json']
  // A mark of the whole call is about what it does.
  return [...whole(given, response, media), ...marksOf(contract, media?.schema)]
}

function eventMarks(contract: Contract, operation: Operation): Mark[] {
  const media = operation.requestBody?.content['application/json']
  return [...whole(operation.requestBody, media, operation), ...marksOf(contract, media?.schema)]
}

export function assumedSource(contract: Contract): string {
  const reasons: string[] = []
  const written = (marks: Mark[]) =>
    JSON.stringify(
      marks.map(([pointer, reason, limit]) => {
        if (!reasons.includes(reason)) reasons.push(reason)
        return [pointer, reasons.indexOf(reason), ...(limit ? [1] : [])]
      }),
    )
  const answers = calls(contract.paths).map(({ operation }) => {
    const statuses = Object.entries(operation.responses).map(
      ([status, response]) => `${status}: ${written(answerMarks(contract, response))}`,
    )
    return `  ${operation.operationId}: { ${statuses.join(', ')} },`
  })
  const events = calls(contract.webhooks).map(
    ({ operation }) => `  ${operation.operationId}: ${written(eventMarks(contract, operation))},`,
  )
  return `/**
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
