import { operations } from '../../openapi/generated/operations.ts'
import type { BinaryBody, OperationId } from '../contract.ts'
import type { Marketplace, Result } from '../marketplace.ts'
import { problem } from '../replies.ts'
import { BodyError, readBody } from './body.ts'
import type { FaultRule } from './faults.ts'
import { route } from './router.ts'

export interface HttpOptions {
  /** Path under which the API lives, without a slash at the end. */
  base?: string
  /** Waits so many milliseconds; hosts bring the timer. */
  wait?: (ms: number) => Promise<void>
}

export type HttpServer = (request: Request) => Promise<Response>

/**
 * Answers HTTP requests below `base` from the marketplace: the operation table finds the operation, the guard
 * checks input and reply, provoked failures come first. Rejects (a network error) only where a failure rule says so.
 */
export function createHttpServer(market: Marketplace, { base = '/api', wait = async () => {} }: HttpOptions = {}): HttpServer {
  return async (request) => {
    const url = new URL(request.url)
    const found = url.pathname.startsWith(`${base}/`) ? route(request.method, url.pathname.slice(base.length)) : null
    if (!found) return respond(problem(404, 'no_such_call', `${request.method} ${url.pathname} is not a call of this API`))
    const rule = market.faults.take(found.operation)
    const failure = rule && (await provoke(rule, wait))
    if (failure) return failure
    const result = await carryOut(market, request, url, found)
    if (rule?.kind === 'lose') throw new TypeError('The answer was lost')
    return respond(result)
  }
}

async function carryOut(market: Marketplace, request: Request, url: URL, found: NonNullable<ReturnType<typeof route>>): Promise<Result> {
  const { operation, path } = found
  const token = bearer(request)
  try {
    // Who asks comes before what is asked: a stranger learns nothing of the body's rules.
    if (operations[operation].auth === 'required' && !market.authenticate(token)) return problem(401, 'unauthorized', 'Please log in')
    const body = await readBody(request, operations[operation].body)
    return market.handle({ operation, token, input: { path, query: queryOf(url), header: headersOf(request, operation), body } })
  } catch (error) {
    if (error instanceof BodyError) return problem(error.status, error.code, error.message)
    throw error
  }
}

const queryOf = (url: URL): Record<string, unknown> => Object.fromEntries(url.searchParams)

function headersOf(request: Request, _operation: OperationId): Record<string, unknown> {
  const key = request.headers.get('idempotency-key')
  return key === null ? {} : { 'idempotency-key': key }
}

function bearer(request: Request): string | null {
  const header = request.headers.get('authorization')
  if (header?.toLowerCase().startsWith('bearer ')) return header.slice(7).trim()
  return /(?:^|;\s*)token=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? null
}

/**
 * Brings about a provoked failure: waits, or answers in the call's place. `lose` is left to the caller, once the call is carried out.
 * @throws TypeError when the network is to fail
 */
export async function provoke(rule: FaultRule, wait: (ms: number) => Promise<void>): Promise<Response | undefined> {
  if (rule.kind === 'slow') await wait(rule.ms)
  if (rule.kind === 'drop') throw new TypeError('The network failed')
  return rule.kind === 'fail' ? respond(problem(rule.status, codeOf(rule.status), messageOf(rule.status))) : undefined
}

const codeOf = (status: number) =>
  ({ 401: 'unauthorized', 404: 'not_found', 429: 'too_many_requests', 503: 'unavailable' })[status] ?? 'server_error'
const messageOf = (status: number) =>
  ({
    401: 'Please log in',
    404: 'Not found',
    409: 'That is not possible now',
    429: 'Please wait before you try again',
    503: 'The service is unavailable',
  })[status] ?? 'Something went wrong on our side'

/** A result as the answer on the wire. */
export function respond({ status, body }: Result): Response {
  if (isBinary(body))
    return new Response(body.bytes as Uint8Array<ArrayBuffer>, {
      status,
      headers: { 'content-type': body.type, 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
    })
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
}

const isBinary = (body: unknown): body is BinaryBody =>
  typeof body === 'object' && body !== null && 'bytes' in body && body.bytes instanceof Uint8Array
