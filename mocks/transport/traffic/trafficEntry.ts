import type { EventName } from '#mocks/contract.ts'
import type { SchemaError } from '#mocks/core/guard.ts'
import { type CallName, isOperation, serviceOf } from '#mocks/core/serviceCalls.ts'
import { operations } from '#openapi/generated/operations.ts'
import { CHAT_NAMESPACE, eventTags, PAYMENT_NAMESPACE } from '#openapi/generated/sockets.ts'
import type { ReadableBody } from './messageBody.ts'
import type { NamedFault, SocketFrame } from './traffic.ts'

/** A place where a message breaks the contract. */
export interface ContractError extends SchemaError {
  of: 'request' | 'response' | 'event'
}

/** What is listed of one call or one frame of a socket. It holds no secret. */
export interface TrafficEntry {
  /** Counts up. */
  id: number
  /** World time, ms. */
  at: number
  /** The operation or event of the contract, or of a service's; null for what it doesn't know. */
  operation: string | null
  /**
   * Of the operation; for a service's call the name of its document, and for a connection the name
   * of the socket.
   */
  tag: string | null
  kind: 'call' | 'frame'
  /** Method and address of a call, or a frame's name on the wire. */
  title: string
  /**
   * The status of a call's response, 'waiting' for one, 'failed' when the network did; for a frame
   * who has sent it, or 'dropped' when nobody will.
   */
  outcome: number | 'waiting' | 'failed' | 'dropped' | SocketFrame['from']
  /**
   * Real milliseconds from the request to the response; null without a response, and for a frame.
   */
  ms: number | null
  faults: NamedFault[]
  /** At most `MAX_ERRORS`. */
  errors: ContractError[]
}

/** One side of a call, or the content of a frame. */
export interface TrafficMessage {
  headers: [string, string][]
  body: ReadableBody | null
}

/** An entry with its messages; a frame's is its `request` if the app has sent it. */
export interface TrafficDetails extends TrafficEntry {
  request: TrafficMessage | null
  response: TrafficMessage | null
}

/** Maximum number of listed places at which a message breaks the contract. */
export const MAX_ERRORS = 20

/** The tag of a call. */
export const tagOfCall = (operation: CallName): string =>
  isOperation(operation) ? operations[operation].tag : serviceOf(operation)

/** An event with the tag under which the contract describes the socket of a namespace. */
const ofSocket: Record<SocketFrame['namespace'], EventName> = {
  [CHAT_NAMESPACE]: 'announceOnline',
  [PAYMENT_NAMESPACE]: 'onPaymentConnection',
}

/** The tag of an event, or of the socket on a namespace. */
export const tagOfFrame = ({ event, namespace }: SocketFrame): string =>
  eventTags[event ?? ofSocket[namespace]]
