import { tryOr } from './tryOr.ts'

/**
 * What all names begin with under which the app and the demo keep something in the browser. Demos
 * under two paths of one host share its storage, so the path is part of them.
 */
export const APP_NAME = `suki${import.meta.env.BASE_URL.replace(/\/$/, '')}`

/** A text of the demo that the browser keeps. */
interface StoredText {
  /** Null when there is none, or when the browser refuses. */
  read(): string | null
  /** Null removes it. */
  write(text: string | null): void
}

/** Defines a text by its name; `open` chooses the storage, by default that of this tab. */
export function storedText(name: string, open = () => sessionStorage): StoredText {
  const key = `${APP_NAME}-${name}`
  return {
    read: () => tryOr(() => open().getItem(key), null),
    write: (text) =>
      tryOr(() => (text === null ? open().removeItem(key) : open().setItem(key, text)), undefined),
  }
}
