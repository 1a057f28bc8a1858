import { ApiError } from '#api/http/error.ts'
import { showError } from '#ui/toast.ts'

/** No usable answer of the server. */
export const isUnanswered = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 0 || error.code === 'malformed')

/** Without address and token. The user sees a message only when the server did not respond. */
export const logFailure = (what: string) => (error: unknown) => {
  console.warn(`${what}:`, error instanceof Error ? error.message : error)
  if (isUnanswered(error)) showError('An error occurred', error.message)
}
