/** A JWT: three parts of base64url. */
const JWT = /^[\w-]+\.[\w-]+\.[\w-]*$/

/**
 * The login token in an answer, whose form the specification doesn't show; undefined when there is
 * none.
 */
export function tokenIn(answer: unknown): string | undefined {
  if (typeof answer === 'string') return JWT.test(answer) ? answer : undefined
  if (typeof answer !== 'object' || answer === null) return undefined
  const { token, authToken = token } = answer as Record<string, unknown>
  if (typeof authToken === 'string') return authToken
  return Object.values(answer)
    .map(tokenIn)
    .find((one) => one !== undefined)
}
