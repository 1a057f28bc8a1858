import { useSyncExternalStore } from 'react'
import { storedValue } from '../lib/storage.ts'

const order = storedValue<readonly string[]>({
  name: 'cart-order',
  version: 1,
  area: 'local',
  parse: (value) => (Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined),
})
const none: readonly string[] = []

/** Stores the order of product ids in which the cart is shown: the server lists a product that was removed and added again at the end. */
export const keepCartOrder = (productIds: readonly string[]): boolean => order.write(productIds)

/** The order in which products of the cart are to be shown; the component follows it. */
export const useCartOrder = (): readonly string[] => useSyncExternalStore(order.subscribe, order.read) ?? none
