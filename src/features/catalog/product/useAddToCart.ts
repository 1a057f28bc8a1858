import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartMutations, cartQueries } from '../../../api/cart.ts'
import type { Schemas } from '../../../api/contract.ts'
import { showError, showToast } from '../../../ui/toast.ts'
import { cartWithLine } from './cartWithLine.ts'

/** Says that the cart holds its maximum number of shops. */
export const showCartFull = () => showError('Failed', 'You have reached the maximum number of shops in your cart.')

/** Adds a product to the buyer's cart; the cart shows it at once, and loses it again when that fails. */
export function useAddToCart(product: Schemas['Product'], userId: string | undefined) {
  const queryClient = useQueryClient()
  const { queryKey } = cartQueries.cart(userId ?? '')
  const { mutate, isPending } = useMutation({
    ...cartMutations.add(),
    onMutate: async ({ quantity }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before) queryClient.setQueryData(queryKey, cartWithLine(before, product, quantity))
      return before
    },
    onSuccess: (result, _body, before) => {
      if (!result.isMax) return showToast('Success', 'Product added to cart!')
      if (before) queryClient.setQueryData(queryKey, before)
      showCartFull()
    },
    onError: (_error, _body, before) => {
      if (before) queryClient.setQueryData(queryKey, before)
      showError('An error occurred', 'Failed to add product to cart')
    },
  })
  return { add: (quantity: number) => mutate({ productId: product._id, shopId: product.shop._id, quantity }), adding: isPending }
}
