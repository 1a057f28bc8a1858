import type { components } from '../../openapi/generated/types.ts'

export type ErrorBody = components['schemas']['Error']

/** A call that failed. `message` may be shown to the user. */
export class ApiError extends Error {
  /** HTTP status; 0 when no response came. */
  readonly status: number
  /** The contract's stable name of the error; 'network' or 'timeout' when no response came. */
  readonly code: string
  readonly details: NonNullable<ErrorBody['details']>

  constructor(status: number, body: Partial<ErrorBody> = {}, cause?: unknown) {
    super(body.message ?? `The server answered ${status}`, { cause })
    this.name = 'ApiError'
    this.status = status
    this.code = body.code ?? 'unknown'
    this.details = body.details ?? []
  }
}

/** Whether a call failed because the requested entity doesn't exist (404), or can't exist: no id or handle has that form (422). */
export const isMissing = (error: ApiError | null): boolean => error?.status === 404 || error?.status === 422

/** Whether a failed call may have been carried out all the same: no answer came, or the server broke down. */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 408 || error.status >= 500
