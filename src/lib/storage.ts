import { type Signal, signal } from '@preact/signals-react'

/**
 * What all names begin with under which the app keeps something in the browser. Apps under two
 * paths of one host share its storage and locks, so the path is part of them.
 */
export const APP_NAME = `suki${import.meta.env.BASE_URL.replace(/\/$/, '')}`

/** Prefix of all keys of this app, so that all of them can be removed when the user signs out. */
const PREFIX = `${APP_NAME}.`

interface Definition<T> {
  /** Name of the value, unique in the app. */
  name: string
  /** Increase it when the shape changes: values of other versions are ignored. */
  version: number
  /**
   * `local` is shared by all tabs and outlives them; `session` belongs to one tab and survives its
   * reloads.
   */
  area: 'local' | 'session'
  /**
   * `clearStorage` does not remove it: it belongs to the session, not to the user whose data is
   * removed.
   */
  preserve?: true
  /**
   * Returns the value if it is valid, otherwise undefined: another program, or the user, may have
   * written it.
   */
  parse: (value: unknown) => T | undefined
}

/**
 * A signal whose value the browser stores, for this user: it is cleared with the user's data. Where
 * the browser refuses, with a full or forbidden storage, this page keeps the value. No method throws.
 */
export interface StoredSignal<T> {
  /**
   * The valid value, if there is one, the same object until it changes. As of any signal, a component
   * that calls `useSignals` rerenders when it changes, in this tab and, for `local`, in any other.
   */
  readonly value: T | undefined
  /** The value, without rerenders. */
  read: () => T | undefined
  /** Stores a value; false when only this page keeps it. */
  write: (value: T) => boolean
  remove: () => void
  /** Whether the browser has what was written last, so that a page that is loaded again has it. */
  isStored: () => boolean
  /** Calls `listener` on every later change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

interface Entry {
  key: string
  preserve: boolean
  /** Counts the changes. */
  changes: Signal<number>
  /** What the browser has refused to store. */
  unstored: unknown
}

const areas = { local: () => globalThis.localStorage, session: () => globalThis.sessionStorage }
/** All values, by area and key. */
const entries = new Map<string, Entry>()
const notify = ({ changes }: Entry) => void (changes.value = changes.peek() + 1)

// A null key: everything was removed at once.
globalThis.addEventListener?.('storage', ({ key }) => {
  for (const entry of entries.values()) if (key === null || key === entry.key) notify(entry)
})

/** A refused storage is reported once, not on every call. */
let warned = false

/**
 * Runs an action that the browser may refuse, since its storage is full or forbidden by the user.
 * Returns `fallback` when the action throws.
 */
export function tryOr<T>(action: () => T, fallback: T): T {
  try {
    return action()
  } catch (error) {
    if (!warned) console.warn('The browser stores nothing for this app', error)
    warned = true
    return fallback
  }
}

/**
 * The storage that all tabs share and that outlives them, for a library that stores under a name of
 * ours; null where the browser refuses it.
 */
export const deviceStorage = (): Storage | null => tryOr(areas.local, null)

/**
 * Defines a value that the browser stores, validated and versioned, under the app's prefix.
 * @throws Error when two values have the same name in one area
 */
export function storedSignal<T>({
  name,
  version,
  area,
  preserve,
  parse,
}: Definition<T>): StoredSignal<T> {
  const key = `${PREFIX}${name}`
  if (entries.has(`${area} ${key}`)) throw new Error(`Two stored values are called ${name}`)
  const entry: Entry = { key, preserve: preserve ?? false, changes: signal(0), unstored: undefined }
  entries.set(`${area} ${key}`, entry)
  let last: { text: string | null; value: T | undefined } = { text: null, value: undefined }

  const decode = (text: string): T | undefined => {
    try {
      const found = JSON.parse(text) as { version?: unknown; value?: unknown } | null
      return found?.version === version ? parse(found.value) : undefined
    } catch {
      return undefined
    }
  }
  const read = () => {
    if (entry.unstored !== undefined) return entry.unstored as T
    const text = tryOr(() => areas[area]().getItem(key), null)
    if (text !== last.text) last = { text, value: text === null ? undefined : decode(text) }
    return last.value
  }
  return {
    get value() {
      void entry.changes.value
      return read()
    },
    read,
    write(value) {
      const done = tryOr(() => {
        areas[area]().setItem(key, JSON.stringify({ version, value }))
        return true
      }, false)
      entry.unstored = done ? undefined : value
      notify(entry)
      return done
    },
    remove() {
      entry.unstored = undefined
      tryOr(() => areas[area]().removeItem(key), undefined)
      notify(entry)
    },
    isStored: () => entry.unstored === undefined,
    subscribe(listener) {
      let isLater = false
      // A signal calls its subscriber at once, too.
      return entry.changes.subscribe(() => {
        if (isLater) listener()
        isLater = true
      })
    },
  }
}

/** Removes all stored values of the app, of any version, except the session's. */
export function clearStorage(): void {
  const cleared = [...entries.values()].filter(({ preserve }) => !preserve)
  const preserved = new Set(
    [...entries.values()].filter(({ preserve }) => preserve).map(({ key }) => key),
  )
  for (const open of Object.values(areas)) {
    tryOr(() => {
      const storage = open()
      for (const key of Object.keys(storage))
        if (key.startsWith(PREFIX) && !preserved.has(key)) storage.removeItem(key)
    }, undefined)
  }
  for (const entry of cleared) {
    entry.unstored = undefined
    notify(entry)
  }
}
