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
 * One stored value of the user. No method throws: with a full or forbidden storage the value is
 * undefined.
 */
export interface StoredValue<T> {
  /** The stored value; undefined when there is no valid one. The same object until it changes. */
  read: () => T | undefined
  /** Stores a value; false when the browser refuses. */
  write: (value: T) => boolean
  remove: () => void
  /**
   * Calls `listener` when the value changes, in this tab and, for `local`, in any other. Returns a
   * function that unsubscribes.
   */
  subscribe: (listener: () => void) => () => void
}

const areas = { local: () => globalThis.localStorage, session: () => globalThis.sessionStorage }
const keys = new Set<string>()
/** Keys of the values that `clearStorage` does not remove. */
const preservedKeys = new Set<string>()
const listeners = new Map<string, Set<() => void>>()
const notify = (key: string) => listeners.get(key)?.forEach((listener) => listener())

// A null key: everything was removed at once.
globalThis.addEventListener?.('storage', ({ key }) =>
  (key === null ? [...listeners.keys()] : [key]).forEach(notify),
)

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
export function storedValue<T>({
  name,
  version,
  area,
  preserve,
  parse,
}: Definition<T>): StoredValue<T> {
  const key = `${PREFIX}${name}`
  if (keys.has(`${area} ${key}`)) throw new Error(`Two stored values are called ${name}`)
  keys.add(`${area} ${key}`)
  if (preserve) preservedKeys.add(key)
  let last: { text: string | null; value: T | undefined } = { text: null, value: undefined }

  const decode = (text: string): T | undefined => {
    try {
      const stored = JSON.parse(text) as { version?: unknown; value?: unknown } | null
      return stored?.version === version ? parse(stored.value) : undefined
    } catch {
      return undefined
    }
  }
  return {
    read() {
      const text = tryOr(() => areas[area]().getItem(key), null)
      if (text !== last.text) last = { text, value: text === null ? undefined : decode(text) }
      return last.value
    },
    write(value) {
      const done = tryOr(() => {
        areas[area]().setItem(key, JSON.stringify({ version, value }))
        return true
      }, false)
      if (done) notify(key)
      return done
    },
    remove() {
      tryOr(() => areas[area]().removeItem(key), undefined)
      notify(key)
    },
    subscribe(listener) {
      const own = listeners.get(key) ?? new Set()
      listeners.set(key, own.add(listener))
      return () => own.delete(listener)
    },
  }
}

/** Removes all stored values of the app, of any version, except the session's. */
export function clearStorage(): void {
  for (const open of Object.values(areas)) {
    tryOr(() => {
      const storage = open()
      for (const key of Object.keys(storage))
        if (key.startsWith(PREFIX) && !preservedKeys.has(key)) storage.removeItem(key)
    }, undefined)
  }
  for (const key of listeners.keys()) notify(key)
}
