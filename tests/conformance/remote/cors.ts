import { operations } from '#openapi/generated/operations.ts'
import type { OperationId } from '../contract.ts'
import { operationOf } from '../contract.ts'
import { exampleOf } from '../examples.ts'
import type { RemoteOptions } from './options.ts'
import type { Send } from './remoteHost.ts'
import type { Outcome } from './runCases.ts'

/** Methods that a page may use without being allowed to. */
const simple = new Set(['GET', 'POST', 'HEAD'])
/** How many calls of a fault are named. */
const NAMED = 4

const listed = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase())

const addressOf = (url: string, operation: OperationId) =>
  url +
  operations[operation].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(exampleOf(operation).path?.[name] ?? 'x'),
  )

/** The headers of a call that a page has to be allowed to send. */
function headersOf(operation: OperationId): string[] {
  const keys = (operationOf(operation).parameters ?? [])
    .filter((one) => one.in === 'header')
    .map(({ name }) => name.toLowerCase())
  // Ranges of files are asked for by the browser itself.
  const own = keys.filter((name) => !/^(if-)?range$/.test(name))
  return [
    'authorization',
    ...(operations[operation].body === 'application/json' ? ['content-type'] : []),
    ...own,
  ]
}

/**
 * What is wrong with the headers of an answer for pages of an origin; they send cookies, so that
 * `*` allows nothing.
 */
function refusalOf({ headers }: Response, origin: string): string | undefined {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed !== origin)
    return `Access-Control-Allow-Origin is ${allowed ?? 'missing'}, not ${origin}`
  if (headers.get('access-control-allow-credentials') !== 'true')
    return 'Access-Control-Allow-Credentials is not true'
  return undefined
}

async function preflightFault(
  url: string,
  origin: string,
  operation: OperationId,
  send: Send,
): Promise<string | undefined> {
  const method = operations[operation].method.toUpperCase()
  const wanted = headersOf(operation)
  const response = await send(
    new Request(addressOf(url, operation), {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': wanted.join(','),
      },
    }),
  )
  await response.arrayBuffer()
  if (!response.ok) return `the preflight is answered with status ${response.status}`
  const refusal = refusalOf(response, origin)
  if (refusal) return `in the preflight, ${refusal}`
  if (
    !simple.has(method) &&
    !listed(response.headers, 'access-control-allow-methods').includes(method.toLowerCase())
  )
    return `Access-Control-Allow-Methods lacks ${method}`
  const missing = wanted.filter(
    (name) => !listed(response.headers, 'access-control-allow-headers').includes(name),
  )
  return missing.length > 0 ? `Access-Control-Allow-Headers lacks ${missing.join(', ')}` : undefined
}

/**
 * The same of the answer itself, success or refusal: a page can't read an error without the headers
 * either.
 */
async function answerFault(
  url: string,
  origin: string,
  operation: OperationId,
  send: Send,
): Promise<string | undefined> {
  if (operations[operation].method !== 'get') return undefined
  const response = await send(new Request(addressOf(url, operation), { headers: { origin } }))
  await response.arrayBuffer()
  const refusal = refusalOf(response, origin)
  if (refusal) return `in ${response.ok ? 'an answer' : 'a refusal'}, ${refusal}`
  return listed(response.headers, 'access-control-expose-headers').includes('retry-after')
    ? undefined
    : 'Access-Control-Expose-Headers lacks Retry-After'
}

const namesOf = (list: readonly string[]) =>
  list.length > NAMED
    ? `${list.slice(0, NAMED).join(', ')} and ${list.length - NAMED} more`
    : list.join(', ')

/**
 * Whether pages of the site's origin may make the selected calls and read their answers. Equal
 * faults of several calls are one.
 */
export async function corsOutcomes(
  { url, origin, selected }: RemoteOptions,
  send: Send,
): Promise<Outcome[]> {
  const of = 'CORS'
  if (origin === undefined)
    return [
      {
        of,
        about: 'pages of the site',
        result: 'not tried',
        reason: '--origin, the origin of the site',
      },
    ]
  const faults = new Map<string, OperationId[]>()
  for (const operation of selected) {
    const fault =
      (await preflightFault(url, origin, operation, send)) ??
      (await answerFault(url, origin, operation, send))
    if (fault) faults.set(fault, [...(faults.get(fault) ?? []), operation])
  }
  if (faults.size === 0)
    return [{ of, about: `pages of ${origin}: ${selected.size} calls`, result: 'passed' }]
  return Array.from(faults, ([reason, list]) => ({
    of,
    about: namesOf(list),
    result: 'failed' as const,
    reason,
  }))
}
