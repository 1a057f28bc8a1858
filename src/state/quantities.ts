import { createQuantityDrafts } from './quantityDrafts.ts'
import { unsentQuantities } from './unsentQuantities.ts'

/** Debounce time of a quantity of the cart, ms. */
export const CART_DEBOUNCE_MS = 600
/** The same for a scheduled list, ms. */
export const LIST_DEBOUNCE_MS = 500

/** Quantities of the cart, by the cart id of their line. */
export const cartQuantities = createQuantityDrafts({
  debounce: CART_DEBOUNCE_MS,
  unsent: unsentQuantities('quantities'),
})
/** Quantities of scheduled lists, by the id of the list's line. */
export const listQuantities = createQuantityDrafts({
  debounce: LIST_DEBOUNCE_MS,
  unsent: unsentQuantities('listQuantities'),
})
