import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartMutations, cartQueries } from '../../api/cart.ts'
import { optimistic } from '../../api/optimistic.ts'
import { useSession } from '../../api/session.ts'
import { draftQuantity, flushQuantityDrafts } from '../../state/quantityDrafts.ts'
import { showError } from '../../ui/toast.ts'
import { withChangedLine } from './cartLines.ts'

/** Changes a line's quantity: shown at once, sent 600 ms after the last change, or when the buyer leaves the cart. */
export function useCartQuantity() {
  const { user } = useSession()
  const { mutateAsync } = useMutation(
    optimistic(
      { ...cartMutations.setQuantity(), onError: () => showError('Failed to update quantity.') },
      {
        queryKey: cartQueries.cart(user?._id ?? '').queryKey,
        patch: (cart, { cartId, quantity }) => withChangedLine(cart, cartId, { quantity }),
        answer: (cart, { cartId, quantity, stocks, price }) => withChangedLine(cart, cartId, { quantity, stocks, price }),
      },
    ),
  )

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
