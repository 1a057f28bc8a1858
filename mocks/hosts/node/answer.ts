import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { problem } from '#mocks/replies.ts'
import { UNSATISFIABLE } from '#mocks/transport/http/ranges.ts'

/** Only the transport uses them. */
const problems = {
  400: ['malformed_request', 'The request could not be read'],
  404: ['not_found', 'There is nothing here'],
  405: ['method_not_allowed', 'That method is not served here'],
  408: ['request_timeout', 'The request took too long to arrive'],
  413: ['too_large', 'The body is too large'],
  416: UNSATISFIABLE,
  417: ['expectation_failed', 'That expectation is not met here'],
  431: ['headers_too_large', 'The headers are too large'],
  500: ['server_error', 'Something went wrong on our side'],
} as const
export type TransportStatus = keyof typeof problems

/** Belongs to 405, for a method that no path answers. */
export const EVERY_METHOD = { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' }

function bodyOf(status: TransportStatus): string {
  const [code, message] = problems[status]
  return JSON.stringify(problem(status, code, message).body)
}

/** Nothing may store it. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string>,
): void {
  response.writeHead(status, {
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(text)
}

export const refuse = (
  response: ServerResponse,
  status: TransportStatus,
  headers: Record<string, string> = {},
): void =>
  sendText(response, status, bodyOf(status), {
    'content-type': 'application/json; charset=utf-8',
    ...headers,
  })

/** Answers when no request could be parsed. */
export function refuseRaw(socket: Duplex, status: TransportStatus, reason: string): void {
  const body = bodyOf(status)
  const allow = status === 405 ? `Allow: ${EVERY_METHOD.allow}\r\n` : ''
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n${allow}\r\n${body}`,
  )
}
