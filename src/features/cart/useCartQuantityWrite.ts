import { cartMutations, cartQueries, sendQuantity } from '#api/cart.ts'
import { useSession } from '#api/session.ts'
import { useQuantityWrite, type WriteOf } from '#flows/quantities/useQuantityWrite.ts'
import { withChangedLine } from './cartLines.ts'

export function useCartQuantityWrite(): WriteOf {
  const { user } = useSession()
  return useQuantityWrite(cartMutations.setQuantity(), sendQuantity, {
    queryKey: cartQueries.cart(user?._id ?? '').queryKey,
    patch: (cart, { lineId, quantity }) => withChangedLine(cart, lineId, { quantity }),
    answer: (cart, { cartId, quantity, stocks, price }) =>
      withChangedLine(cart, cartId, { quantity, stocks, price }),
  })
}
