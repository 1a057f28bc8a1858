/** Logs a failure of the reset to the console, without address and token; the user sees no message. */
export const logFailure = (what: string) => (error: unknown) => {
  console.warn(`${what}:`, error instanceof Error ? error.message : error)
}
