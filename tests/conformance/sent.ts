export interface Sent {
  path?: Record<string, string>
  query?: Record<string, unknown>
  headers?: Record<string, string>
  /** JSON; a FormData or a text is sent unchanged. */
  body?: unknown
  /** Of a body that is sent unchanged. */
  type?: string
  /** A refusal is what a case looks at, and no failure of the call. */
  mayFail?: boolean
}
