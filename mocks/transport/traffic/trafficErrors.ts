import { checkClientEvent, checkEvent, type SchemaError } from '#mocks/core/guard.ts'
import { type CallName, checkAnyReply } from '#mocks/core/serviceCalls.ts'
import type { RecordedBody } from './messageBody.ts'
import type { SocketFrame } from './traffic.ts'
import type { ContractError } from './trafficEntry.ts'

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
