import { type StoredSignal, storedSignal } from '#lib/storage.ts'

/** A quantity of a line that was not confirmed when its page was left. */
export interface UnsentQuantity {
  lineId: string
  quantity: number
  /**
   * Quantities that the server may still have: the previous one, and those with pending writes. Any
   * other one was set elsewhere since.
   */
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

/**
 * Quantities to be sent when the app is next opened, in any tab: requests of a page that is being
 * left may fail.
 */
export const unsentQuantities = (name: string): UnsentQuantities =>
  storedSignal<readonly UnsentQuantity[]>({
    name,
    version: 2,
    area: 'local',
    parse: (value) =>
      Array.isArray(value) ? value.map(parseOne).filter((one) => one !== undefined) : undefined,
  })
