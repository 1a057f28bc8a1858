import { showError } from '#ui/toast.ts'

/** Shows an error: a product could not be added to the cart. */
export const showAddFailed = () => showError('An error occurred', 'Failed to add product to cart')
