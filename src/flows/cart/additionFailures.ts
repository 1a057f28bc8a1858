import { showError } from '#ui/toast.ts'

/** Shows an error: a product could not be added to the cart. */
export const showAddFailed = () => showError('An error occurred', 'Failed to add product to cart')

/** Shows an error: the cart has its maximum number of shops. */
export const showCartFull = () =>
  showError('Failed', 'You have reached the maximum number of shops in your cart.')
