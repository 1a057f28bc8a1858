import { type Signal, signal } from '@preact/signals-react'
import { isRecord, isText } from './isRecord.ts'

/**
 * Prefix of all that the app keeps in the browser: apps under two paths of a host share its
 * storage.
 */
export const APP_NAME = `suki${import.meta.env.BASE_URL.replace(/\/$/, '')}`

const PREFIX = `${APP_NAME}.`

interface Definition<T> {
  /** The name is unique in the app. */
  name: string
  /** Increase it, from 1, when the shape changes: other versions are ignored. */
  version?: number
  /** `local`, the default: all tabs, for ever; `session`: this tab, and its reloads. */
  area?: 'local' | 'session'
  /** `clearStorage` leaves it: it belongs to the session, not to the user. */
  preserve?: boolean
  /** Returns undefined for what is invalid: another program, or the user, may have written it. */
  parse: (value: unknown) => T | undefined
}

/**
 * A value that the browser stores until the user's data is cleared. Where the browser refuses, this
 * page keeps it. No method throws.
 */
export interface StoredSignal<T> {
  /**
   * The valid value, the same object until it changes. With `useValue` a component rerenders with
   * it, for `local` also by another tab.
   */
  readonly value: T | undefined
  /** Reads without rerenders. */
  read: () => T | undefined
  /** Returns false when only this page keeps it. */
  write: (value: T) => boolean
  remove: () => void
  /** Whether the browser has what was written last. */
  isStored: () => boolean
  /** @returns unsubscribes */
  subscribe: (listener: () => void) => () => void
}

interface Entry {
  key: string
  preserve: boolean
  changes: Signal<number>
  /** What the browser has refused to store. */
  unstored: unknown
}

const areas = { local: () => globalThis.localStorage, session: () => globalThis.sessionStorage }
const entries = new Map<string, Entry>()
const notify = ({ changes }: Entry) => void (changes.value = changes.peek() + 1)

// A null key means that all were removed.
globalThis.addEventListener?.('storage', ({ key }) => {
  for (const entry of entries.values()) if (key === null || key === entry.key) notify(entry)
})

let warned = false

/** Returns `fallback` when the action throws: the storage may be full or forbidden. Warns once. */
export function tryOr<T>(action: () => T, fallback: T): T {
  try {
    return action()
  } catch (error) {
    if (!warned) console.warn('The browser stores nothing for this app', error)
    warned = true
    return fallback
  }
}

/** The storage of all tabs, for a library that stores under a name of ours; null where refused. */
export const deviceStorage = (): Storage | null => tryOr(areas.local, null)

/**
 * Defines a value that the browser stores.
 * @throws Error when two have the same name in one area
 */
export function storedSignal<T>({
  name,
  version = 1,
  area = 'local',
  preserve = false,
  parse,
}: Definition<T>): StoredSignal<T> {
  const key = `${PREFIX}${name}`
  if (entries.has(`${area} ${key}`)) throw new Error(`Two stored values are called ${name}`)
  const entry: Entry = { key, preserve, changes: signal(0), unstored: undefined }
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

/** Removes all stored values of the app, except the session's. */
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

export const parseText = (value: unknown): string | undefined => (isText(value) ? value : undefined)

export const parseTexts = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every(isText) ? value : undefined

export const parseTextsByName = (value: unknown): Readonly<Record<string, string>> | undefined =>
  isRecord(value) && Object.values(value).every(isText)
    ? (value as Record<string, string>)
    : undefined

/** A `parse` for something that is noted, or not. */
export const parseTrue = (value: unknown): true | undefined => (value === true ? value : undefined)

/** A `parse` for a list, of which the valid items are kept. */
export const parseEach =
  <T>(parseOne: (value: unknown) => T | undefined) =>
  (value: unknown): T[] | undefined =>
    Array.isArray(value) ? value.map(parseOne).filter((one) => one !== undefined) : undefined
