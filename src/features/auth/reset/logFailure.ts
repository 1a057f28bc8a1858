/** Failures of the reset are only logged: the buyer sees no message. No address and no token gets into the log. */
export const logFailure = (what: string) => (error: unknown) => {
  console.warn(`${what}:`, error instanceof Error ? error.message : error)
}
