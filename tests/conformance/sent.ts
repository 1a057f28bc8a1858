/** What a caller sends with a call. */
export interface Sent {
  path?: Record<string, string>
  query?: Record<string, unknown>
  headers?: Record<string, string>
  /** JSON body; a FormData or a text is sent unchanged. */
  body?: unknown
  /** Content type of a body that is sent unchanged. */
  type?: string
  /** The call may be refused: that is what a case looks at, and no failure of the call. */
  mayFail?: boolean
}
