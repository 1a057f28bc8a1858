import { Failure } from '#lib/failure.ts'
import { durationText } from '#lib/waiting.ts'
import type { components } from '#openapi/generated/types.ts'

type ErrorBody = components['schemas']['Error']
type Details = NonNullable<ErrorBody['details']>

/** What to say where the server says nothing that may be shown. */
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

/** The longest message that is shown, characters. */
const LONGEST_MESSAGE = 300

/**
 * Whether a text is for people: no markup or code. Only what is shown depends on it: hosts have
 * been seen to put a stack into `message`, also beside a code of the contract.
 */
const isPlain = (text: string) =>
  text.trim() !== '' &&
  text.length <= LONGEST_MESSAGE &&
  !/[<>{}]|\[object|\b(undefined|null|NaN)\b|cannot read prop|is not a function|exception\b|[a-z]Error\b|^\s*at /im.test(
    text,
  )

/** Frameworks give status names for a message: they say nothing of a call. */
const STATUS_NAME =
  /^(bad request|unauthorized|forbidden( resource)?|not found|conflict|unprocessable (entity|content)|internal server error)$/i

/** Hosts differ in the field's name, and some give a list. Undefined for nothing. */
function saidIn(body: unknown): string | undefined {
  if (typeof body === 'string') return STATUS_NAME.test(body) ? undefined : body
  if (Array.isArray(body)) return body.map(saidIn).filter(Boolean).join('. ') || undefined
  if (typeof body !== 'object' || body === null) return undefined
  const { message, detail, errors, error } = body as Record<string, unknown>
  return [message, detail, errors, error].map(saidIn).find((said) => said !== undefined)
}

/** A time to wait comes first; a server error's message may not be shown. */
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
  /** How long to wait before the next call, ms. */
  retryAfter?: number
}

export class ApiError extends Failure {
  /** 0 without a response. */
  readonly status: number
  /**
   * The contract's code; 'network' or 'timeout' without a response, 'malformed' for a wrong
   * success.
   */
  readonly code: string
  readonly details: Details
  /** The host itself says what is wrong, and not a gateway's page. */
  readonly isOwnWord: boolean
  /** How long to wait before the next call, ms. */
  readonly retryAfter: number | undefined

  /** @param body parsed, of whatever shape */
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
 * It doesn't exist (404), or can't: no id or handle has that form, which some hosts say by 400 or
 * 422.
 */
export const isMissing = (error: ApiError | null): boolean =>
  error?.status === 404 ||
  ([400, 422].includes(error?.status ?? 0) &&
    ['unknown', 'not_found'].includes(error?.code ?? '')) ||
  (error?.code === 'validation_failed' &&
    error.details.length > 0 &&
    error.details.every(({ path }) => /^\/(?:path|query)\//.test(path)))

/** It may have been carried out: no readable answer, or a server error. */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status === 408 ||
  error.status >= 500 ||
  error.code === 'malformed'
