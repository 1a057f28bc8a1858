import { showError } from '#ui/toast.ts'

export const showAddFailed = () => showError('An error occurred', 'Failed to add product to cart')

export const showCartFull = () =>
  showError('Failed', 'You have reached the maximum number of shops in your cart.')
