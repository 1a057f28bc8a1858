import { useValue } from '#lib/useValue.ts'
import { personalSignal } from './personal.ts'

/** Products that one press has put into the cart, which says so and can undo it. */
export interface BasketAdded {
  /** `before`: the pieces that the line had, 0 for a new one. */
  lines: readonly { cartId: string; before: number }[]
  /** What differs from when they were bought, a sentence for each product. */
  notes: readonly string[]
  selectedBefore: readonly string[]
  /** How the orders were handed over; empty for products without an order. */
  choices: { deliveries?: Record<string, 'PICKUP' | 'DELIVERY'>; instructions?: string }
}

const current = personalSignal<BasketAdded>()

export const useBasketAdded = (): BasketAdded | null => useValue(current)

/** After a second press for the same products, Undo goes back to before the first. */
export function storeBasketAdded(added: BasketAdded): void {
  const earlier = current.peek()?.lines ?? []
  const before = new Map(earlier.map((line) => [line.cartId, line.before]))
  const lines = added.lines.map((line) => ({
    ...line,
    before: before.get(line.cartId) ?? line.before,
  }))
  current.value = { ...added, lines }
}

export const forgetBasketAdded = () => {
  current.value = null
}
