import { switchesOf } from '#fixtures/scenarios/onlySpecification.ts'
import type { Marketplace, Result } from '#mocks/core/marketplace.ts'
import type { ScenarioTarget } from '#mocks/core/scenarioTarget.ts'
import { problem, problemOf } from '#mocks/replies.ts'
import { operations } from '#openapi/generated/operations.ts'
import { type CallNotes, notedFaults } from '../traffic/traffic.ts'
import { BodyError, readBody } from './body.ts'
import { respondWithFaults } from './faultInjection.ts'
import { answerOf, refusal } from './only/answers.ts'
import { refusedBy, withoutIgnored } from './only/requests.ts'
import { type Only, requestInward } from './only/values.ts'
import { withRange } from './ranges.ts'
import { refuseMethod, isStatic, respond } from './respond.ts'
import { methodsOf, route } from './router.ts'

interface HttpOptions {
  /** Path of the API, without a slash at the end. */
  base: string
  /** Passed in, since only hosts may use timers. */
  wait: (ms: number) => Promise<void>
  readStatic: ReadStatic
  beforeCall: () => Promise<void>
  /** Called before the response is sent. */
  onCarriedOut: () => void
}

/** Rejects when there is no such file below the static folder. */
export type ReadStatic = (path: string) => Promise<Uint8Array>

/** `notes` receives what the server knows of the call. */
export type HttpServer = (request: Request, notes?: CallNotes) => Promise<Response>

/**
 * Rejects (a network error) when a fault says so, and when the world was replaced before the call
 * could be carried out.
 */
export function createHttpServer(
  market: ScenarioTarget,
  { base, wait, readStatic, beforeCall, onCarriedOut }: HttpOptions,
): HttpServer {
  return async (asked, notes) => {
    const limits = switchesOf(market.conditions.only)
    const request = limits.size === 0 ? asked : await requestInward(asked, limits)
    const url = new URL(request.url)
    const path = url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : ''
    const found = route(request.method, path)
    if (!found) {
      const missing = problem(
        404,
        'no_such_call',
        `${request.method} ${url.pathname} is not a call of this API`,
      )
      return refuseMethod(request.method, methodsOf(path)) ?? respond(missing)
    }
    const { operation } = found
    const { world } = market
    if (notes) notes.operation = operation
    const faults = notes ? notedFaults(market.faults, notes) : market.faults
    const call = {
      name: operation,
      async carryOut() {
        const result = await withBytes(
          await carryOut(market, request, url, found, {
            only: limits,
            keyed: market.conditions.keys === 'honoured',
            async beforeCall() {
              await beforeCall()
              if (market.world !== world) throw new TypeError('The world was replaced')
            },
          }),
          readStatic,
        )
        onCarriedOut()
        return answerOf(operation, result, limits)
      },
      problem: (status: number) => refusal(problemOf(status), limits),
    }
    return withRange(request, await respondWithFaults(call, faults, wait))
  }
}

async function withBytes(result: Result, readStatic: ReadStatic): Promise<Result> {
  const { body } = result
  if (!isStatic(body)) return result
  const { staticPath, ...file } = body
  return { ...result, body: { ...file, bytes: await readStatic(staticPath) } }
}

async function carryOut(
  market: Marketplace,
  request: Request,
  url: URL,
  { operation, path }: NonNullable<ReturnType<typeof route>>,
  { only, keyed, beforeCall }: { only: Only; keyed: boolean; beforeCall: () => Promise<void> },
): Promise<Result> {
  const token = bearer(request)
  try {
    // A visitor must learn nothing about the body's rules.
    if (operations[operation].auth === 'required' && !market.authenticate(token))
      return problem(401, 'unauthorized', 'Please log in')
    const sent = { operation, path, body: await readBody(request, operations[operation].body) }
    await beforeCall()
    const refused = refusedBy(market, sent, only)
    if (refused) return refused
    const body = withoutIgnored(sent, only)
    return market.handle({
      operation,
      token,
      input: { path, query: queryOf(url), header: headersOf(request, keyed), body },
    })
  } catch (error) {
    if (error instanceof BodyError) return problem(error.status, error.code, error.message)
    throw error
  }
}

const queryOf = (url: URL): Record<string, unknown> => Object.fromEntries(url.searchParams)

/** Takes those that the contract names. */
const headersOf = ({ headers }: Request, keyed: boolean): Record<string, unknown> =>
  Object.fromEntries(
    [...(keyed ? ['idempotency-key'] : []), 'range', 'if-range'].map((name) => [
      name,
      headers.get(name) ?? undefined,
    ]),
  )

/** A cookie alone is none: the browser sends it with the calls of other sites too. */
function bearer({ headers }: Request): string | null {
  const header = headers.get('authorization')
  return header?.toLowerCase().startsWith('bearer ') ? header.slice(7).trim() : null
}
