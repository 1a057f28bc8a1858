/** The browser may refuse the action, because the user has forbidden it to keep data. */
export function tryOr<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}
