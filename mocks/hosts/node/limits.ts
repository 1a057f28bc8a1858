import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { FORM_LIMIT, JSON_LIMIT } from '#mocks/transport/http/body.ts'
import { route } from '#mocks/transport/http/router.ts'
import { MAX_BYTES } from '#mocks/worldFile/contents.ts'
import { operations } from '#openapi/generated/operations.ts'
import { refuseRaw, type TransportStatus } from './answer.ts'
import { pathOf } from './asked.ts'
import { isControl, operationAt } from './control/serve.ts'

/** A client may go on sending a refused body so long. */
const DRAIN_MS = 2000

export class TooLarge extends Error {}

/**
 * Bytes of a body: what the route takes, and little where there is none. `control`: whether the
 * control API is served.
 */
export function limitOf(
  { method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>,
  control: boolean,
): number {
  const path = pathOf(url)
  if (control && isControl(path))
    return operationAt(method, path) === 'loadWorld' ? MAX_BYTES : JSON_LIMIT
  const found = path.startsWith('/api/') ? route(method, path.slice('/api'.length)) : null
  return found && operations[found.operation].body === 'multipart/form-data'
    ? FORM_LIMIT
    : JSON_LIMIT
}

export const isAnnouncedTooLarge = ({ headers }: IncomingMessage, limit: number): boolean =>
  Number(headers['content-length'] ?? 0) > limit

/**
 * Counts the bytes as they arrive, so that no more than the limit is ever in memory.
 * @throws TooLarge when the body exceeds the limit; Error when the client aborts
 */
export function receiveBody(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> {
  if (isAnnouncedTooLarge(request, limit)) return Promise.reject(new TooLarge())
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.byteLength
      if (size > limit) reject(new TooLarge())
      else chunks.push(chunk)
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('error', reject)
    request.on('close', () => reject(new Error('The client aborted the request')))
  })
}

/** These connections have their answer. */
const refused = new WeakSet<Socket>()

/** Reads on for a while: closing the connection at once could lose the response. */
export function drain(request: IncomingMessage): void {
  refused.add(request.socket)
  request.resume()
  const timeout = setTimeout(() => request.destroy(), DRAIN_MS)
  request.on('close', () => clearTimeout(timeout))
}

const reasons: Record<string, [TransportStatus, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
}

/** Answers what is malformed, or not in time. `onRefused` receives the status. */
export function guardConnections(
  server: Server,
  onRefused: (status: number, code: string) => void,
): void {
  server.on('clientError', (error: Error & { code?: string }, socket: Socket) => {
    const code = error.code ?? 'unknown'
    if (code === 'ECONNRESET' || !socket.writable || refused.has(socket))
      return void socket.destroy()
    const [status, reason] = reasons[code] ?? [400, 'Bad Request']
    onRefused(status, code)
    refuseRaw(socket, status, reason)
  })
  server.on('connect', (_request, socket) => refuseRaw(socket, 405, 'Method Not Allowed'))
}
