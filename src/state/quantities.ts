import { createQuantityDrafts, unsentQuantities } from './quantityDrafts.ts'

/** Keyed by the cart id of a line. */
export const cartQuantities = createQuantityDrafts({
  debounce: 600,
  unsent: unsentQuantities('quantities'),
})
/** Keyed by the id of the list's line. */
export const listQuantities = createQuantityDrafts({
  debounce: 500,
  unsent: unsentQuantities('listQuantities'),
})
