import { useSignals } from '@preact/signals-react/runtime'
import { storedSignal } from '#lib/storage.ts'

const order = storedSignal<readonly string[]>({
  name: 'cart-order',
  version: 1,
  area: 'local',
  parse: (value) =>
    Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined,
})
const none: readonly string[] = []

/**
 * Stores the order in which the cart is shown, as product ids, since the server lists a product
 * that was added again at the end.
 */
export const storeCartOrder = (productIds: readonly string[]): boolean => order.write(productIds)

/** The order in which products of the cart are shown; the component rerenders when it changes. */
export function useCartOrder(): readonly string[] {
  useSignals()
  return order.value ?? none
}
