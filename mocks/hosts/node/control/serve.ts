import type { IncomingHttpHeaders } from 'node:http'
import { inputErrors, type RawInput } from '#mocks/core/guard.ts'
import { problem } from '#mocks/replies.ts'
import { refuseMethod, respond } from '#mocks/transport/http/respond.ts'
import document from '#openapi/generated/control.json' with { type: 'json' }
import { requestValidators } from '#openapi/generated/controlValidators.js'
import { answers, type Steered } from './answers.ts'
import type { ControlId, ControlInput } from './contract.ts'

const PREFIX = '/__sim'

export interface ControlRequest {
  method: string
  /** Below the base address of the world, without the query. */
  path: string
  query: string
  headers: IncomingHttpHeaders
  body: string
}

/** Takes a path below a world's base address. */
export const isControl = (path: string): boolean => path === PREFIX || path.startsWith(`${PREFIX}/`)

const routes = Object.entries(document.paths).map(([path, item]) => ({
  pattern: new RegExp(`^${PREFIX}${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  operations: new Map(
    Object.entries(item).map(([method, { operationId }]) => [
      method.toUpperCase(),
      operationId as ControlId,
    ]),
  ),
}))

const routeAt = (path: string) => routes.find(({ pattern }) => pattern.test(path))

export const operationAt = (method: string, path: string): ControlId | undefined =>
  routeAt(path)?.operations.get(method === 'HEAD' ? 'GET' : method)

/**
 * A page of another origin. Browsers name that of a GET by Sec-Fetch-Site alone, if at all; other
 * clients name none.
 */
const isForeign = (
  { origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  origins: readonly string[],
) =>
  origin === undefined ? site === 'cross-site' || site === 'same-site' : !origins.includes(origin)

const isJson = (type = '') => /^application\/json\s*(?:;|$)/i.test(type)

function parsed(body: string): { value: unknown } | null {
  try {
    return { value: body === '' ? undefined : (JSON.parse(body) as unknown) }
  } catch {
    return null
  }
}

export async function serveControl(
  steered: Steered,
  { method, path, query, headers, body }: ControlRequest,
): Promise<Response> {
  if (isForeign(headers, steered.origins))
    return respond(problem(403, 'foreign_origin', 'Pages of that origin may not control this host'))
  const route = routeAt(path)
  if (!route) return respond(problem(404, 'no_such_call', `${path} is not in openapi/control.yaml`))
  const operation = operationAt(method, path)
  if (!operation) return refuseMethod(method, [...route.operations.keys()]) as Response
  if (body !== '' && !isJson(headers['content-type']))
    return respond(problem(415, 'not_json', 'The body must be of the type application/json'))
  const json = parsed(body)
  if (!json) return respond(problem(422, 'not_json', 'The body is no JSON'))
  const input: RawInput = {
    path: route.pattern.exec(path)?.groups ?? {},
    query: Object.fromEntries(new URLSearchParams(query)),
    header: {},
    body: json.value,
  }
  const [error] = inputErrors(requestValidators[operation], input)
  if (error) return respond(problem(422, 'validation_failed', `${error.path} ${error.message}`))
  return carryOut(steered, operation, {
    ...input,
    token: headers.authorization?.replace(/^Bearer /i, '') ?? null,
  })
}

async function carryOut<Id extends ControlId>(
  steered: Steered,
  operation: Id,
  input: Pick<RawInput, 'path' | 'query' | 'body'> & { token: string | null },
) {
  // The compiler can't know that this input belongs to this operation.
  const { status, body } = await answers[operation](steered, input as ControlInput<Id>)
  return respond({ status: status as number, body })
}
