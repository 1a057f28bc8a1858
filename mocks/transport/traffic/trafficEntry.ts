import type { EventName } from '#mocks/contract.ts'
import type { SchemaError } from '#mocks/core/guard.ts'
import { type CallName, isOperation, serviceOf } from '#mocks/core/serviceCalls.ts'
import { operations } from '#openapi/generated/operations.ts'
import { CHAT_NAMESPACE, eventTags, PAYMENT_NAMESPACE } from '#openapi/generated/sockets.ts'
import type { ReadableBody } from './messageBody.ts'
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
