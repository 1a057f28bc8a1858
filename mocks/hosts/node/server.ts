import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { refuseMethod } from '#mocks/transport/methods.ts'
import type { Simulation } from '../simulation.ts'
import { EVERY_METHOD, refuse } from './answer.ts'
import { serveControl, serveInbox } from './control.ts'
import { allowOrigins } from './cors.ts'
import { drain, guardConnections, isAnnouncedTooLarge, receiveBody, TooLarge } from './limits.ts'
import { type Log, requestEntry } from './log.ts'
import { sendFile } from './media.ts'
import { servePayment } from './pay.ts'
import { isSocketUpgrade } from './sockets.ts'
import { send, toRequest } from './translate.ts'

export interface HttpOptions {
  simulation: Simulation
  /** The host's own address, without a slash at its end. */
  origin: string
  origins: readonly string[]
  static: string
  control: boolean
  log: Log
  /** Called after a scenario has been applied. */
  onScenarioApplied: () => void
}

/**
 * Creates a server that times out requests which have not arrived completely within `requestTimeout` ms. An upgrade to anything but a
 * websocket of the sockets, such as HTTP/2, is ignored, as HTTP allows: the request gets its response.
 */
export function createBareServer(requestTimeout: number): Server {
  return createServer({
    requestTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: Math.max(50, requestTimeout / 4),
    shouldUpgradeCallback: isSocketUpgrade,
  })
}

/** Answers every request of the server, from the marketplace or with an error. */
export function serveHttp(server: Server, options: HttpOptions): void {
  const { log } = options
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
    answer(options, request, response).catch((error: unknown) => fail(log, response, error))
  })
  server.on('checkExpectation', (_request, response) => refuse(response, 417))
  server.on('checkContinue', (request, response) => {
    // A body that is refused needs not be sent.
    if (!isAnnouncedTooLarge(request)) response.writeContinue()
    server.emit('request', request, response)
  })
  guardConnections(server, (status, code) => log({ refused: code, status }))
}

async function answer(options: HttpOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (allowOrigins(request, response, options.origins)) return
  const body = await received(request, response)
  if (body) await dispatch(options, request, response, body)
}

/** The request's body, or null when the request has been answered or aborted. */
async function received(request: IncomingMessage, response: ServerResponse): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await receiveBody(request)
  } catch (error) {
    if (error instanceof TooLarge) {
      refuse(response, 413, { connection: 'close' })
      drain(request)
    }
    return null
  }
}

/** The methods of a path that this host serves beside the marketplace; none for any other. */
function ownMethods(path: string, control: boolean): string[] {
  if (path.startsWith('/media/')) return ['GET']
  return path.startsWith('/provider/') || (control && path === '/__sim') ? ['GET', 'POST'] : []
}

async function dispatch(
  options: HttpOptions,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer<ArrayBuffer>,
): Promise<void> {
  const { simulation } = options
  const { method = 'GET', url = '/' } = request
  const path = url.split('?')[0] as string
  const refused = refuseMethod(method === 'HEAD' ? 'GET' : method, ownMethods(path, options.control))
  if (refused) return send(refused, response)
  if (path.startsWith('/media/')) return sendFile(request, response, options.static, path.slice('/media/'.length))
  // What reads or changes the world by itself, and not by a call, comes after all that is due.
  if (/^\/(provider\/|__sim$)/.test(path)) await simulation.catchUp()
  if (path.startsWith('/provider/'))
    return servePayment(simulation, request, response, path.slice('/provider/'.length), new URLSearchParams(body.toString()))
  if (path === '/__sim' && options.control) {
    if (method !== 'POST') return serveInbox(simulation, response)
    await serveControl(simulation, response, body.toString(), request.headers.authorization)
    return options.onScenarioApplied()
  }
  const asked = toRequest(request, options.origin, body)
  if (!asked) return method === 'TRACE' || method === 'TRACK' ? refuse(response, 405, EVERY_METHOD) : refuse(response, 400)
  const answered = await simulation.fetch(asked).catch((error: unknown) => {
    // An injected network failure: the connection is closed without a response.
    if (error instanceof TypeError) return null
    throw error
  })
  if (answered) await send(answered, response)
  else request.socket.destroy()
}

function fail(log: Log, response: ServerResponse, error: unknown): void {
  log({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  if (response.headersSent) response.destroy()
  else refuse(response, 500)
}
