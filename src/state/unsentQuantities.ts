import { parseEach, type StoredSignal, storedSignal } from '#lib/storage.ts'

/** A quantity that was not confirmed when its page was left. */
export interface UnsentQuantity {
  lineId: string
  quantity: number
  /** What the server may still have; any other quantity was set elsewhere since. */
  replaces: readonly number[]
}

const isCount = (value: unknown) => Number.isInteger(value)

function parseOne(value: unknown): UnsentQuantity | undefined {
  const { lineId, quantity, replaces } = (value ?? {}) as Partial<
    Record<keyof UnsentQuantity, unknown>
  >
  const valid =
    typeof lineId === 'string' &&
    isCount(quantity) &&
    Array.isArray(replaces) &&
    replaces.every(isCount)
  return valid ? (value as UnsentQuantity) : undefined
}

export type UnsentQuantities = StoredSignal<readonly UnsentQuantity[]>

/** Kept to be sent when the app is next opened: requests of a page that is left may fail. */
export const unsentQuantities = (name: string): UnsentQuantities =>
  storedSignal<readonly UnsentQuantity[]>({
    name,
    version: 2,
    parse: parseEach(parseOne),
  })
