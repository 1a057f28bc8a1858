import { type StoredValue, storedValue } from '#lib/storage.ts'

/** A quantity of a line that was not confirmed when its page was left. */
export interface LeftQuantity {
  lineId: string
  quantity: number
  /**
   * Quantities that the server may still have: the previous one, and those with pending writes. Any
   * other one was set elsewhere since.
   */
  replaces: readonly number[]
}

const isCount = (value: unknown) => Number.isInteger(value)

function parseOne(value: unknown): LeftQuantity | undefined {
  const { lineId, quantity, replaces } = (value ?? {}) as Partial<
    Record<keyof LeftQuantity, unknown>
  >
  const valid =
    typeof lineId === 'string' &&
    isCount(quantity) &&
    Array.isArray(replaces) &&
    replaces.every(isCount)
  return valid ? (value as LeftQuantity) : undefined
}

export type LeftQuantities = StoredValue<readonly LeftQuantity[]>

/**
 * Quantities to be sent when the app is next opened, in any tab: requests of a page that is being
 * left may fail.
 */
export const leftQuantities = (name: string): LeftQuantities =>
  storedValue<readonly LeftQuantity[]>({
    name,
    version: 2,
    area: 'local',
    parse: (value) =>
      Array.isArray(value) ? value.map(parseOne).filter((one) => one !== undefined) : undefined,
  })
