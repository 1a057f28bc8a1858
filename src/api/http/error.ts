import { Failure } from '#lib/failure.ts'
import { durationText } from '#lib/waiting.ts'
import type { components } from '#openapi/generated/types.ts'

type ErrorBody = components['schemas']['Error']
type Details = NonNullable<ErrorBody['details']>

/** What a failed call is about, where the server says nothing that may be shown. */
const words: Record<number, string> = {
  0: 'Check your connection and try again',
  401: 'Please log in',
  403: 'You are not allowed to do this',
  404: 'This was not found',
  409: 'That is not possible right now',
  410: 'This is no longer available',
  413: 'This is too large for the server',
  429: 'Please wait before you try again',
  503: 'The service is unavailable',
}
const wordsOf = (status: number) =>
  words[status] ??
  (status >= 500 ? 'Something went wrong on our side' : 'The server did not accept this')

/** The longest message of a server that is shown, characters. */
const LONGEST_MESSAGE = 300

/**
 * Whether a text of the server is meant for people: no markup, no code, no message of a programming
 * language. Only what is shown depends on it: hosts have been seen to put a stack into `message`,
 * also beside a code of the contract.
 */
const isPlain = (text: string) =>
  text.trim() !== '' &&
  text.length <= LONGEST_MESSAGE &&
  !/[<>{}]|\[object|\b(undefined|null|NaN)\b|cannot read prop|is not a function|exception\b|[a-z]Error\b|^\s*at /im.test(
    text,
  )

/** The names of statuses, which frameworks give for a message: they say nothing of a call. */
const STATUS_NAME =
  /^(bad request|unauthorized|forbidden( resource)?|not found|conflict|unprocessable (entity|content)|internal server error)$/i

/**
 * What an error body says: hosts differ in the name of its field, and some give a list of texts.
 * Undefined when it says nothing.
 */
function saidIn(body: unknown): string | undefined {
  if (typeof body === 'string') return STATUS_NAME.test(body) ? undefined : body
  if (Array.isArray(body)) return body.map(saidIn).filter(Boolean).join('. ') || undefined
  if (typeof body !== 'object' || body === null) return undefined
  const { message, detail, errors, error } = body as Record<string, unknown>
  return [message, detail, errors, error].map(saidIn).find((said) => said !== undefined)
}

/**
 * The server's message, if it may be shown. That of a server error may not. A time to wait has
 * priority over a message.
 */
function messageOf(
  status: number,
  body: Partial<Record<keyof ErrorBody, unknown>>,
  retryAfter = 0,
): string {
  if (retryAfter > 0) return `Please wait ${durationText(retryAfter)}, then try again`
  const said = saidIn(body)
  return status < 500 && said !== undefined && isPlain(said) ? said : wordsOf(status)
}

const isDetail = (detail: unknown): detail is Details[number] => {
  const { path, message } = (detail ?? {}) as Partial<Record<keyof Details[number], unknown>>
  return typeof path === 'string' && typeof message === 'string'
}

interface Circumstances {
  cause?: unknown
  /** How long the server asks to wait before the next call, ms. */
  retryAfter?: number
}

/** A call that failed. */
export class ApiError extends Failure {
  /** HTTP status; 0 when no response came. */
  readonly status: number
  /**
   * The contract's stable name of the error; 'network' or 'timeout' when no response came,
   * 'malformed' for a successful response that is not what the contract says.
   */
  readonly code: string
  readonly details: Details
  /** Whether the host itself says what is wrong, and not a gateway's page. */
  readonly isOwnWord: boolean
  /** How long the server asks to wait before the next call, ms. */
  readonly retryAfter: number | undefined

  /** @param body the parsed body of an error response, of whatever shape */
  constructor(status: number, body?: unknown, { cause, retryAfter }: Circumstances = {}) {
    const fields = (
      typeof body === 'object' && body && !Array.isArray(body) ? body : {}
    ) as Partial<Record<keyof ErrorBody, unknown>>
    super(messageOf(status, fields, retryAfter), { cause })
    this.name = 'ApiError'
    this.status = status
    this.code = typeof fields.code === 'string' ? fields.code : 'unknown'
    this.isOwnWord = Object.keys(fields).some((name) =>
      ['code', 'message', 'error', 'errors', 'detail'].includes(name),
    )
    this.details = Array.isArray(fields.details) ? fields.details.filter(isDetail) : []
    this.retryAfter = retryAfter
  }
}

/**
 * Whether a call that names a thing by its address failed because that doesn't exist (404), or can't
 * exist: no id or handle has that form. A host without error codes may say either by 400 or 422.
 */
export const isMissing = (error: ApiError | null): boolean =>
  error?.status === 404 ||
  ([400, 422].includes(error?.status ?? 0) &&
    ['unknown', 'not_found'].includes(error?.code ?? '')) ||
  (error?.code === 'validation_failed' &&
    error.details.length > 0 &&
    error.details.every(({ path }) => /^\/(?:path|query)\//.test(path)))

/**
 * Whether a failed call may have been carried out: there was no readable answer, or a server error.
 */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status === 408 ||
  error.status >= 500 ||
  error.code === 'malformed'
