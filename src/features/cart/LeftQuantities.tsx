import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cartQueries } from '../../api/cart.ts'
import { useSession } from '../../api/session.ts'
import { restoreLeftQuantities, settleLeftQuantity } from '../../state/quantityDrafts.ts'
import { lineOf } from './cartLines.ts'
import { useQuantityWrite } from './useQuantityWrite.ts'

/** Sends quantities that were chosen just before the app was left or loaded anew. Draws nothing. */
export function LeftQuantities() {
  const { user } = useSession()
  const userId = user?._id
  const writeOf = useQuantityWrite()
  const [cartIds, setCartIds] = useState<readonly string[]>([])
  const { data: cart } = useQuery({ ...cartQueries.cart(userId ?? ''), enabled: cartIds.length > 0 })

  useEffect(() => {
    const restored = userId ? restoreLeftQuantities(writeOf) : []
    if (restored.length > 0) setCartIds(restored)
  }, [userId, writeOf])
  useEffect(() => {
    if (!cart || cartIds.length === 0) return
    for (const cartId of cartIds) settleLeftQuantity(cartId, lineOf(cart, cartId)?.quantity)
    setCartIds([])
  }, [cart, cartIds])
  return null
}
