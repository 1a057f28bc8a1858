const JWT = /^[\w-]+\.[\w-]+\.[\w-]*$/

/** Finds the token in any form of answer: the specification shows none. */
export function tokenIn(answer: unknown): string | undefined {
  if (typeof answer === 'string') return JWT.test(answer) ? answer : undefined
  if (typeof answer !== 'object' || answer === null) return undefined
  const { token, authToken = token } = answer as Record<string, unknown>
  if (typeof authToken === 'string') return authToken
  return Object.values(answer)
    .map(tokenIn)
    .find((one) => one !== undefined)
}
