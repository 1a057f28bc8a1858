import type { EventName } from '#mocks/contract.ts'
import { type SchemaError, checkClientEvent, checkEvent } from '#mocks/core/guard.ts'
import { type CallName, isOperation, serviceOf, checkAnyReply } from '#mocks/core/serviceCalls.ts'
import { operations } from '#openapi/generated/operations.ts'
import { CHAT_NAMESPACE, eventTags, PAYMENT_NAMESPACE } from '#openapi/generated/sockets.ts'
import type { ReadableBody, RecordedBody } from './messageBody.ts'
import type { NamedFault, SocketFrame } from './traffic.ts'

export interface ContractError extends SchemaError {
  of: 'request' | 'response' | 'event'
}

/** One call or one frame of a socket, without secrets. */
export interface TrafficEntry {
  id: number
  /** World time, ms. */
  at: number
  /** Null for what neither the contract nor a service knows. */
  operation: string | null
  /** A service's call has the name of its document, a connection that of the socket. */
  tag: string | null
  kind: 'call' | 'frame'
  /** Method and address, or the name on the wire. */
  title: string
  /**
   * A call has a status, 'waiting', or 'failed' when the network did; a frame its sender, or
   * 'dropped'.
   */
  outcome: number | 'waiting' | 'failed' | 'dropped' | SocketFrame['from']
  /** Real ms to the response; null without one, and for a frame. */
  ms: number | null
  faults: NamedFault[]
  /** At most `MAX_ERRORS`. */
  errors: ContractError[]
}

/** One side of a call, or a frame. */
export interface TrafficMessage {
  headers: [string, string][]
  body: ReadableBody | null
}

/** A frame is its `request` if the app has sent it. */
export interface TrafficDetails extends TrafficEntry {
  request: TrafficMessage | null
  response: TrafficMessage | null
}

export const MAX_ERRORS = 20

export const tagOfCall = (operation: CallName): string =>
  isOperation(operation) ? operations[operation].tag : serviceOf(operation)

/** These events have the sockets' tags. */
const ofSocket: Record<SocketFrame['namespace'], EventName> = {
  [CHAT_NAMESPACE]: 'announceOnline',
  [PAYMENT_NAMESPACE]: 'onPaymentConnection',
}

export const tagOfFrame = ({ event, namespace }: SocketFrame): string =>
  eventTags[event ?? ofSocket[namespace]]

/** Such responses refuse requests that could not be read. */
const UNREADABLE = new Set(['missing_body', 'wrong_content_type', 'malformed_body', 'too_large'])
const OWN_FRAMES = new Set(['connect', 'connect_error', 'disconnect', 'ack'])

/** The response names them as reasons to refuse the request. */
function refusedPlaces(body: unknown): SchemaError[] {
  const { code, details, message } = Object(body) as {
    code?: unknown
    details?: SchemaError[]
    message?: unknown
  }
  if (code === 'validation_failed' && Array.isArray(details)) return details
  return UNREADABLE.has(String(code)) ? [{ path: '/body', message: String(message) }] : []
}

/** Looks at what was sent. A file has no errors. */
function responseErrors(
  operation: CallName,
  { status, headers }: Response,
  { body, json }: RecordedBody,
): SchemaError[] {
  if (json || !body) return checkAnyReply(operation, status, json?.value)
  const isText = /^(?:text\/|application\/json)/.test(headers.get('content-type') ?? '')
  return isText ? [{ path: '', message: 'is not JSON' }] : []
}

export function errorsOfCall(
  operation: CallName,
  response: Response,
  recorded: RecordedBody,
): ContractError[] {
  return [
    ...refusedPlaces(recorded.json?.value).map((error): ContractError => ({
      of: 'request',
      ...error,
    })),
    ...responseErrors(operation, response, recorded).map((error): ContractError => ({
      of: 'response',
      ...error,
    })),
  ]
}

export function errorsOfFrame({ from, event, name, payload }: SocketFrame): ContractError[] {
  if (OWN_FRAMES.has(name)) return []
  if (event === null) return [{ of: 'event', path: '', message: 'is no event of the contract' }]
  const check = from === 'app' ? checkClientEvent : checkEvent
  return check(event, payload).map((error) => ({ of: 'event', ...error }))
}
