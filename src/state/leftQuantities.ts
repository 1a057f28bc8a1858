import { storedValue } from '../lib/storage.ts'

/** A quantity of a cart line that no answer had confirmed when its page was left. */
export interface LeftQuantity {
  cartId: string
  quantity: number
  /** What the server may still hold: the quantity before, and those whose writes were under way. Another one was chosen elsewhere since. */
  replaces: readonly number[]
}

const isCount = (value: unknown) => Number.isInteger(value)

function parseOne(value: unknown): LeftQuantity | undefined {
  const { cartId, quantity, replaces } = (value ?? {}) as Partial<Record<keyof LeftQuantity, unknown>>
  const valid = typeof cartId === 'string' && isCount(quantity) && Array.isArray(replaces) && replaces.every(isCount)
  return valid ? (value as LeftQuantity) : undefined
}

/** Quantities to be sent when the app is next opened, in any tab: requests of a page that is being left may fail. */
export const leftQuantities = storedValue<readonly LeftQuantity[]>({
  name: 'quantities',
  version: 1,
  area: 'local',
  parse: (value) => (Array.isArray(value) ? value.map(parseOne).filter((one) => one !== undefined) : undefined),
})
