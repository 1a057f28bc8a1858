import { createQuantityDrafts } from './quantityDrafts.ts'
import { unsentQuantities } from './unsentQuantities.ts'

export const CART_DEBOUNCE_MS = 600
export const LIST_DEBOUNCE_MS = 500

/** Keyed by the cart id of a line. */
export const cartQuantities = createQuantityDrafts({
  debounce: CART_DEBOUNCE_MS,
  unsent: unsentQuantities('quantities'),
})
/** Keyed by the id of the list's line. */
export const listQuantities = createQuantityDrafts({
  debounce: LIST_DEBOUNCE_MS,
  unsent: unsentQuantities('listQuantities'),
})
