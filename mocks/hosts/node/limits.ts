import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { FORM_LIMIT, JSON_LIMIT } from '../../transport/body.ts'
import { refuseRaw, type TransportStatus } from './answer.ts'

/** How long a refused sender may go on sending before the connection is cut, ms. */
const DRAIN_MS = 2000

/** The body is larger than its kind may be. */
export class TooLarge extends Error {}

const limitOf = (request: IncomingMessage) =>
  (request.headers['content-type'] ?? '').toLowerCase().startsWith('multipart/form-data') ? FORM_LIMIT : JSON_LIMIT

/**
 * Reads a request's body, counting while it streams, so that no more than the limit is ever held.
 * @throws TooLarge when it exceeds the limit of its kind; Error when the sender breaks off
 */
export function receiveBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const limit = limitOf(request)
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.reject(new TooLarge())
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
    request.on('close', () => reject(new Error('The sender broke off')))
  })
}

/** Lets a refused sender finish into the void for a while: cutting it off at once could destroy the answer on its way. */
export function drain(request: IncomingMessage): void {
  request.resume()
  const cut = setTimeout(() => request.destroy(), DRAIN_MS)
  request.on('close', () => clearTimeout(cut))
}

const reasons: Record<string, [TransportStatus, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
}

/** Answers what is no HTTP, and what does not arrive in time. `onRefused` hears the status. */
export function guardConnections(server: Server, onRefused: (status: number, code: string) => void): void {
  server.on('clientError', (error: Error & { code?: string }, socket: Socket) => {
    const code = error.code ?? 'unknown'
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const [status, reason] = reasons[code] ?? [400, 'Bad Request']
    onRefused(status, code)
    refuseRaw(socket, status, reason)
  })
  server.on('connect', (_request, socket) => refuseRaw(socket, 405, 'Method Not Allowed'))
}
