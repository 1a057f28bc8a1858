import { useQuery } from '@tanstack/react-query'
import { cartMutations, cartQueries, sendQuantity } from '#api/cart.ts'
import { useSession } from '#api/session.ts'
import {
  useQuantityWrite,
  useUnsentQuantities,
  type WriteOf,
} from '#flows/quantities/quantityWrites.ts'
import { cartQuantities } from '#state/quantities.ts'
import { type Cart, lineOf, withChangedLine } from './cartLines.ts'

export function useCartQuantityWrite(): WriteOf {
  const { user } = useSession()
  return useQuantityWrite(cartMutations.setQuantity(), sendQuantity, {
    queryKey: cartQueries.cart(user?._id ?? '').queryKey,
    patch: (cart, { lineId, quantity }) => withChangedLine(cart, lineId, { quantity }),
    answer: (cart, { cartId, quantity, stocks, price }) =>
      withChangedLine(cart, cartId, { quantity, stocks, price }),
  })
}

const quantitiesOf = (cart: Cart) => (cartId: string) => lineOf(cart, cartId)?.quantity

/** Sends the quantities that were chosen just before the app was closed or reloaded. */
export function UnsentQuantities() {
  const userId = useSession().user?._id
  const writeOf = useCartQuantityWrite()
  const useLines = (enabled: boolean) =>
    useQuery({ ...cartQueries.cart(userId ?? ''), enabled }).data
  useUnsentQuantities({ drafts: cartQuantities, userId, writeOf, useLines, quantitiesOf })
  return null
}
