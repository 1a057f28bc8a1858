import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { optimistic } from '#api/cache/optimistic.ts'
import { cartMutations, cartQueries, sendQuantity } from '#api/cart.ts'
import { useSession } from '#api/session.ts'
import { cartQuantities } from '#state/quantities.ts'
import { showError } from '#ui/toast.ts'
import { lineOf, withChangedLine } from './cartLines.ts'

/** Sends in order with the other writes of the cart, or at once while the page unloads. */
export function useQuantityWrite() {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const { mutateAsync } = useMutation(
    optimistic(
      { ...cartMutations.setQuantity(), onError: () => showError('Failed to update quantity.') },
      {
        queryKey: cartQueries.cart(user?._id ?? '').queryKey,
        patch: (cart, { cartId, quantity }) => withChangedLine(cart, cartId, { quantity }),
        answer: (cart, { cartId, quantity, stocks, price }) =>
          withChangedLine(cart, cartId, { quantity, stocks, price }),
      },
    ),
  )
  return useCallback(
    (cartId: string, quantity: number) =>
      async ({ leaving, onStart }: { leaving: boolean; onStart: () => void }) => {
        if (!leaving) return mutateAsync({ cartId, quantity, onStart })
        await sendQuantity({ cartId, quantity, onStart })
        // The page may have stayed.
        return queryClient.invalidateQueries({ queryKey: ['cart'] })
      },
    [mutateAsync, queryClient],
  )
}

/** Shows it at once, and sends it 600 ms after the last change or when the user leaves the cart. */
export function useCartQuantity() {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const { queryKey } = cartQueries.cart(user?._id ?? '')
  const writeOf = useQuantityWrite()

  useEffect(() => () => void cartQuantities.flush(), [])

  return (cartId: string, quantity: number) => {
    const cart = queryClient.getQueryData(queryKey)
    cartQuantities.change(
      cartId,
      quantity,
      (cart && lineOf(cart, cartId)?.quantity) ?? quantity,
      writeOf(cartId, quantity),
    )
  }
}
