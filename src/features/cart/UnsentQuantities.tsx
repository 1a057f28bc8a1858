import { useQuery } from '@tanstack/react-query'
import { cartQueries } from '#api/cart.ts'
import { useSession } from '#api/session.ts'
import { useUnsentQuantities } from '#flows/quantities/useUnsentQuantities.ts'
import { cartQuantities } from '#state/quantities.ts'
import { type Cart, lineOf } from './cartLines.ts'
import { useCartQuantityWrite } from './useCartQuantityWrite.ts'

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
