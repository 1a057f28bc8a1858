import { parseTexts, storedSignal } from '#lib/storage.ts'
import { useValue } from '#lib/useValue.ts'

const order = storedSignal<readonly string[]>({
  name: 'cart-order',
  parse: parseTexts,
})
const none: readonly string[] = []

/**
 * Stores product ids as the cart shows them: the server lists a product that is added again last.
 */
export const storeCartOrder = (productIds: readonly string[]): boolean => order.write(productIds)

export const useCartOrder = (): readonly string[] => useValue(order) ?? none
