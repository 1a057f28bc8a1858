import type { Finding } from '#observe/drift/judge.ts'
import { operations } from '#openapi/generated/operations.ts'
import { type OperationId, operationOf, exampleOf } from '../contract.ts'
import type { RemoteOptions } from './options.ts'
import type { Send } from './remoteHost.ts'

/** That a page may use without being allowed to. */
const simple = new Set(['GET', 'POST', 'HEAD'])
const KEY = 'idempotency-key'

const listed = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase())

const addressOf = (url: string, operation: OperationId) =>
  url +
  operations[operation].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(exampleOf(operation).path?.[name] ?? 'x'),
  )

/** That a page has to be allowed to send. */
function headersOf(operation: OperationId): string[] {
  const keys = (operationOf(operation).parameters ?? [])
    .filter((one) => one.in === 'header')
    .map(({ name }) => name.toLowerCase())
  // The browser itself asks for ranges.
  const own = keys.filter((name) => !/^(if-)?range$/.test(name))
  return [
    'authorization',
    ...(operations[operation].body === 'application/json' ? ['content-type'] : []),
    ...own,
  ]
}

type Fault = [expected: string, actual: string, note?: string | undefined]
type Asked = Pick<RemoteOptions, 'url' | 'sendsCookies'> & { origin: string }

const OMIT = '`VITE_API_CREDENTIALS=omit` helps: the app then sends no cookies, and needs none.'
const KEYLESS =
  'The app notices it at login and leaves the key out; `VITE_IDEMPOTENCY_KEY=off` saves the question.'
const NOTHING_WORKS = 'Browsers refuse the call: “Check your connection and try again”.'

function refusalOf(
  { headers }: Response,
  { origin, sendsCookies }: Asked,
  where: string,
): Fault | undefined {
  const allowed = headers.get('access-control-allow-origin')
  const expected = `Access-Control-Allow-Origin: ${origin}, in ${where}`
  if (allowed === '*') return sendsCookies ? [expected, `* allows no cookies. ${OMIT}`] : undefined
  if (allowed !== origin) return [expected, allowed ?? 'nothing']
  return !sendsCookies || headers.get('access-control-allow-credentials') === 'true'
    ? undefined
    : [`Access-Control-Allow-Credentials: true, in ${where}`, `another value. ${OMIT}`]
}

async function preflightFault(
  asked: Asked,
  operation: OperationId,
  send: Send,
): Promise<Fault | undefined> {
  const method = operations[operation].method.toUpperCase()
  const wanted = headersOf(operation)
  const response = await send(
    new Request(addressOf(asked.url, operation), {
      method: 'OPTIONS',
      headers: {
        origin: asked.origin,
        'access-control-request-method': method,
        'access-control-request-headers': wanted.join(','),
      },
    }),
  )
  await response.arrayBuffer()
  if (!response.ok) return ['an answer to the preflight', `status ${response.status}`]
  const refusal = refusalOf(response, asked, 'the preflight')
  if (refusal) return refusal
  const has = (name: string, value: string) =>
    listed(response.headers, name).some(
      (one) => one === value || (one === '*' && !asked.sendsCookies && value !== 'authorization'),
    )
  const methods = 'access-control-allow-methods'
  if (!simple.has(method) && !has(methods, method.toLowerCase()))
    return [`Access-Control-Allow-Methods with ${method}`, 'none']
  const missing = wanted.filter((name) => !has('access-control-allow-headers', name))
  if (missing.length === 0) return undefined
  return [
    `Access-Control-Allow-Headers with ${missing.join(', ')}`,
    'none',
    missing.join() === KEY ? KEYLESS : undefined,
  ]
}

/** A page can't read an error without the headers either. */
async function answerFault(
  asked: Asked,
  operation: OperationId,
  send: Send,
): Promise<Fault | undefined> {
  if (operations[operation].method !== 'get') return undefined
  const response = await send(
    new Request(addressOf(asked.url, operation), { headers: { origin: asked.origin } }),
  )
  await response.arrayBuffer()
  return (
    refusalOf(response, asked, response.ok ? 'an answer' : 'a refusal') ??
    (listed(response.headers, 'access-control-expose-headers').includes('retry-after')
      ? undefined
      : [
          'Access-Control-Expose-Headers with Retry-After',
          'none',
          'The app then waits without knowing for how long.',
        ])
  )
}

export async function corsFindings(
  { url, sendsCookies, origin, selected }: RemoteOptions,
  send: Send,
): Promise<Finding[]> {
  if (origin === undefined) return []
  const asked = { url, sendsCookies, origin }
  const findings: Finding[] = []
  for (const operation of selected) {
    const fault =
      (await preflightFault(asked, operation, send)) ?? (await answerFault(asked, operation, send))
    if (!fault) continue
    const [expected, actual, note] = fault
    findings.push({
      operation,
      status: 0,
      pointer: '',
      keyword: 'CORS',
      expected,
      actual,
      kind: note === undefined ? 'stop' : 'assumption',
      reason: note ?? NOTHING_WORKS,
      cause: `CORS ${expected} ${actual}`,
    })
  }
  return findings
}
