import { isRecord } from './isRecord.ts'
import { owner } from './owner.ts'
import { storedValue } from './storage.ts'

/** What was typed and open when the page reloaded itself, by name; `owner` is the user to whom it belongs. */
interface Kept {
  owner: string | null
  values: Readonly<Record<string, unknown>>
}

const stored = storedValue<Kept>({
  name: 'kept',
  version: 1,
  area: 'session',
  parse: (value) => (isRecord(value) && isRecord(value.values) ? (value as unknown as Kept) : undefined),
})
const readers = new Map<string, () => unknown>()

const keptValues = () => {
  const kept = stored.read()
  return kept?.owner === (owner.read() ?? null) ? kept.values : {}
}

/**
 * Reports a value that must survive a reload of the page by itself: `read` is called at that moment only, and returns undefined when there is
 * nothing to keep. It must be JSON, and never a password or a code. Returns a function that ends this.
 */
export function keep(name: string, read: () => unknown): () => void {
  readers.set(name, read)
  return () => {
    if (readers.get(name) === read) readers.delete(name)
  }
}

/** The value that was kept under a name, for the same user; undefined when there is none. An earlier release wrote it: check its shape. */
export const keptValue = (name: string): unknown => keptValues()[name]

/** Forgets a kept value, once it is in use again. */
export function forgetKept(name: string): void {
  const { [name]: value, ...values } = keptValues()
  if (value !== undefined) stored.write({ owner: owner.read() ?? null, values })
}

/** Stores all values for the page after the reload; false when the browser refuses. */
export function storeKept(): boolean {
  const now = [...readers].map(([name, read]) => [name, read()] as const)
  return stored.write({ owner: owner.read() ?? null, values: { ...keptValues(), ...Object.fromEntries(now) } })
}
