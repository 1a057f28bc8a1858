/**
 * Runs an action that the browser may refuse, because the user has forbidden it to keep data; then
 * returns `otherwise`.
 */
export function tryOr<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}
