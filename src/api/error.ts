import type { components } from '../../openapi/generated/types.ts'

export type ErrorBody = components['schemas']['Error']

/** A call that failed. `message` may be shown to the user. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** The contract's stable name of the error; 'network' or 'timeout' when no answer came. */
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

/** Whether a call failed since what it asks for doesn't exist, or could not: nothing has an id or a handle of that form. */
export const isMissing = (error: ApiError | null): boolean => error?.status === 404 || error?.status === 422
