import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { switchesOf } from '#fixtures/scenarios/onlySpecification.ts'
import type { Only } from '#mocks/transport/http/only/values.ts'
import { refuseMethod } from '#mocks/transport/http/respond.ts'
import { EVERY_METHOD, refuse } from './answer.ts'
import { type Asked, type Naming, pathOf, readAsked, WORLD_HEADER } from './asked.ts'
import { isControl, serveControl } from './control/serve.ts'
import {
  drain,
  guardConnections,
  isAnnouncedTooLarge,
  limitOf,
  receiveBody,
  TooLarge,
} from './limits.ts'
import { type Log, requestEntry } from './log.ts'
import { sendFile } from './media.ts'
import { pages } from './pages.ts'
import { servePayment } from './pay.ts'
import { withBase } from './publicBase.ts'
import { isSocketUpgrade, type NodeSockets } from './sockets.ts'
import { send, toRequest } from './translate.ts'
import type { HostWorld, Worlds } from './worlds.ts'

/**
 * Allows pages of the origins, with credentials; otherwise where the world knows the specification
 * alone.
 * @returns whether the request, a preflight, has been answered
 */
function allowOrigins(
  request: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
  only: Only,
): boolean {
  const { origin } = request.headers
  const isAllowed = only.has('any-origin') || origins.includes(origin ?? '')
  response.setHeader('vary', 'origin')
  if (origin !== undefined && isAllowed && !only.has('no-origin')) {
    response.setHeader('access-control-allow-origin', only.has('any-origin') ? '*' : origin)
    if (!only.has('any-origin') && !only.has('no-credentials'))
      response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-expose-headers', 'retry-after, content-range')
  }
  if (
    request.method !== 'OPTIONS' ||
    request.headers['access-control-request-method'] === undefined
  )
    return false
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': only.has('plain-preflights')
      ? 'authorization, content-type'
      : `authorization, content-type, idempotency-key, ${WORLD_HEADER}`,
    'access-control-max-age': '600',
  })
  response.end()
  return true
}

export interface HttpOptions {
  worlds: Worlds
  naming: Naming
  origins: readonly string[]
  static: string
  control: boolean
  log: Log
  /** Opened after the server. */
  sockets: () => NodeSockets
}

/**
 * Requests must arrive within `requestTimeout` ms. An upgrade to anything but a websocket, such as
 * HTTP/2, is ignored, as HTTP allows.
 */
export function createBareServer(requestTimeout: number): Server {
  return createServer({
    requestTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: Math.max(50, requestTimeout / 4),
    shouldUpgradeCallback: isSocketUpgrade,
  })
}

export function serveHttp(server: Server, options: HttpOptions): void {
  const { log, control } = options
  server.on('request', (request, response) => {
    const started = performance.now()
    response.on('close', () =>
      log(
        requestEntry(
          request.method ?? '',
          request.url ?? '',
          response.writableFinished ? response.statusCode : 0,
          performance.now() - started,
        ),
      ),
    )
    void turnOf(request, response)
      .then(() => answer(options, request, response))
      .catch((error: unknown) => fail(log, response, error))
  })
  server.on('checkExpectation', (_request, response) => refuse(response, 417))
  server.on('checkContinue', (request, response) => {
    // A body that is refused needs not be sent.
    if (!isAnnouncedTooLarge(request, limitOf(request, control))) response.writeContinue()
    server.emit('request', request, response)
  })
  guardConnections(server, (status, code) => log({ refused: code, status }))
}

const answered = new WeakMap<IncomingMessage['socket'], Promise<unknown>>()
/**
 * Answers one request of a connection after the other: a client that reads nothing would have all
 * of its answers in memory.
 */
async function turnOf({ socket }: IncomingMessage, response: ServerResponse): Promise<void> {
  const earlier = answered.get(socket)
  answered.set(socket, once(response, 'close'))
  await earlier
}

async function answer(
  options: HttpOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { worlds, control, origins, naming } = options
  const asked = readAsked(request, naming)
  const world = worlds.all().find(({ name }) => name === asked?.world)
  const steers = asked !== null && control && isControl(pathOf(asked.path))
  const only = switchesOf(world && !steers ? world.simulation.conditions.only : 'off')
  if (allowOrigins(request, response, origins, only)) return
  const body = await received(request, response, limitOf(request, control))
  if (!body) return
  if (!asked) return refuse(response, 404)
  await withBase(asked.base, () => dispatch(options, { ...asked, request, response, body }))
}

/** Null when the request has been answered or aborted. */
async function received(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await receiveBody(request, limit)
  } catch (error) {
    if (error instanceof TooLarge) {
      refuse(response, 413)
      drain(request)
    }
    return null
  }
}

/** Paths of the marketplace have none here. */
function ownMethods(path: string): string[] {
  if (path.startsWith('/media/') || pages.has(path)) return ['GET']
  return path.startsWith('/provider/') ? ['GET', 'POST'] : []
}

interface Exchange extends Asked {
  request: IncomingMessage
  response: ServerResponse
  body: Buffer<ArrayBuffer>
}

async function dispatch(options: HttpOptions, exchange: Exchange): Promise<void> {
  const { worlds, control, origins } = options
  const { request, response, body, base } = exchange
  const { method = 'GET' } = request
  const [path = '', query = ''] = exchange.path.split('?', 2)
  if (control && isControl(path)) {
    const steered = { worlds, sockets: options.sockets(), origins, name: exchange.world }
    return send(
      await serveControl(steered, {
        method,
        path,
        query,
        headers: request.headers,
        body: body.toString(),
      }),
      response,
    )
  }
  const refused = refuseMethod(method === 'HEAD' ? 'GET' : method, ownMethods(path))
  if (refused) return send(refused, response)
  if (path.startsWith('/media/'))
    return sendFile(request, response, options.static, path.slice('/media/'.length))
  const page = pages.get(path)
  if (page) return page(request, response, { worlds, sockets: options.sockets(), base, control })
  const world = worlds.open(exchange.world)
  if (!path.startsWith('/provider/')) return call(world, exchange, control)
  // All that is due comes first.
  await world.simulation.catchUp()
  return servePayment(
    world.simulation,
    request,
    response,
    path.slice('/provider/'.length),
    new URLSearchParams(body.toString()),
  )
}

/** Notes the call for those who can ask for it. */
async function call(
  { simulation, calls }: HostWorld,
  { request, response, path, body }: Exchange,
  control: boolean,
): Promise<void> {
  const { method } = request
  const asked = toRequest(request, path, body)
  if (!asked)
    return method === 'TRACE' || method === 'TRACK'
      ? refuse(response, 405, EVERY_METHOD)
      : refuse(response, 400)
  const answered = control ? await calls.arrived(asked) : undefined
  const answer = await simulation.fetch(asked).catch((error: unknown) => {
    // Injected: the connection is closed without a response.
    if (error instanceof TypeError) return null
    throw error
  })
  answered?.(answer?.status ?? null)
  if (answer) await send(answer, response)
  else request.socket.destroy()
}

function fail(log: Log, response: ServerResponse, error: unknown): void {
  log({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  if (response.headersSent) response.destroy()
  else refuse(response, 500)
}
