import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartQueries } from '#api/cart.ts'
import { useSession } from '#api/session.ts'
import { cartQuantities } from '#state/quantities.ts'
import { lineOf } from './cartLines.ts'
import { useQuantityWrite } from './useQuantityWrite.ts'

/** Changes a line's quantity: shown at once, sent 600 ms after the last change, or when the user leaves the cart. */
export function useCartQuantity() {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const { queryKey } = cartQueries.cart(user?._id ?? '')
  const writeOf = useQuantityWrite()

  useEffect(() => () => void cartQuantities.flush(), [])

  return (cartId: string, quantity: number) => {
    const cart = queryClient.getQueryData(queryKey)
    cartQuantities.change(cartId, quantity, (cart && lineOf(cart, cartId)?.quantity) ?? quantity, writeOf(cartId, quantity))
  }
}
