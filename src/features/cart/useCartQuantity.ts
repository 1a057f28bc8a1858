import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartMutations, cartQueries } from '../../api/cart.ts'
import { useSession } from '../../api/session.ts'
import { draftQuantity, flushQuantityDrafts } from '../../state/quantityDrafts.ts'
import { showError } from '../../ui/toast.ts'

/** Changes a line's quantity: shown at once, sent 600 ms after the last change, or when the buyer leaves the cart. */
export function useCartQuantity() {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const { queryKey } = cartQueries.cart(user?._id ?? '')
  const { mutateAsync } = useMutation({
    ...cartMutations.setQuantity(),
    onSuccess: ({ cartId, quantity, stocks, price }) =>
      queryClient.setQueryData(queryKey, (cart) => {
        if (!cart) return cart
        const carts = cart.carts.map((group) => ({
          ...group,
          products: group.products.map((line) => (line.cartId === cartId ? { ...line, quantity, stocks, price } : line)),
        }))
        return { ...cart, carts }
      }),
    onError: () => showError('Failed to update quantity.'),
  })

  useEffect(() => {
    const flush = () => void flushQuantityDrafts()
    globalThis.addEventListener('pagehide', flush)
    return () => {
      globalThis.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])

  return (cartId: string, quantity: number) => draftQuantity(cartId, quantity, () => mutateAsync({ cartId, quantity }))
}
