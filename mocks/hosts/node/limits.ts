import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { FORM_LIMIT, JSON_LIMIT } from '#mocks/transport/body.ts'
import { MAX_BYTES } from '#mocks/worldFile/contents.ts'
import { refuseRaw, type TransportStatus } from './answer.ts'

/** How long a client may go on sending a refused body before the connection is closed, ms. */
const DRAIN_MS = 2000

/** Whether an address is that of a call whose body is a whole world. */
const isWorldFile = (url: string) => url.endsWith('/__sim/world-file')

/** The body exceeds the limit of its content type. */
export class TooLarge extends Error {}

function limitOf({ headers, url = '' }: IncomingMessage): number {
  if (isWorldFile(url)) return MAX_BYTES
  return (headers['content-type'] ?? '').toLowerCase().startsWith('multipart/form-data')
    ? FORM_LIMIT
    : JSON_LIMIT
}

/** Whether a request announces a body that exceeds the limit of its content type. */
export const isAnnouncedTooLarge = (request: IncomingMessage): boolean =>
  Number(request.headers['content-length'] ?? 0) > limitOf(request)

/**
 * Reads a request's body, counting its bytes as they arrive, so that no more than the limit is ever
 * held in memory.
 * @throws TooLarge when it exceeds the limit of its content type; Error when the client aborts
 */
export function receiveBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const limit = limitOf(request)
  if (isAnnouncedTooLarge(request)) return Promise.reject(new TooLarge())
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

/**
 * Discards the rest of a refused body for a while: closing the connection at once could lose the
 * response.
 */
export function drain(request: IncomingMessage): void {
  request.resume()
  const timeout = setTimeout(() => request.destroy(), DRAIN_MS)
  request.on('close', () => clearTimeout(timeout))
}

const reasons: Record<string, [TransportStatus, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
}

/**
 * Responds to malformed requests and to requests that do not arrive in time. `onRefused` receives
 * the status.
 */
export function guardConnections(
  server: Server,
  onRefused: (status: number, code: string) => void,
): void {
  server.on('clientError', (error: Error & { code?: string }, socket: Socket) => {
    const code = error.code ?? 'unknown'
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const [status, reason] = reasons[code] ?? [400, 'Bad Request']
    onRefused(status, code)
    refuseRaw(socket, status, reason)
  })
  server.on('connect', (_request, socket) => refuseRaw(socket, 405, 'Method Not Allowed'))
}
