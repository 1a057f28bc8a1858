/** The browser may refuse the action, because the user has forbidden it to keep data. */
export function tryOr<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}

/**
 * Begins all names under which the app and the demo store something. Demos under two paths of one
 * host share its storage.
 */
export const APP_NAME = `suki${import.meta.env.BASE_URL.replace(/\/$/, '')}`

interface StoredText {
  /** Null when there is none, or when the browser refuses. */
  read(): string | null
  write(text: string | null): void
}

/** Keeps a text in this tab's storage by default. */
export function storedText(name: string, open = () => sessionStorage): StoredText {
  const key = `${APP_NAME}-${name}`
  return {
    read: () => tryOr(() => open().getItem(key), null),
    write: (text) =>
      tryOr(() => (text === null ? open().removeItem(key) : open().setItem(key, text)), undefined),
  }
}
