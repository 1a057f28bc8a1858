import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { cartQueries } from '#api/cart.ts'
import { useSession } from '#api/session.ts'
import { startCheckout } from '#flows/checkout/startCheckout.ts'
import { cartQuantities } from '#state/quantities.ts'
import { chosenOf } from './cartLines.ts'

/** Resolves when no write of the cart is pending. */
function cartSettled(queryClient: QueryClient): Promise<void> {
  const settled = () => queryClient.isMutating({ mutationKey: ['cart'] }) === 0
  return new Promise((resolve) => {
    if (settled()) return resolve()
    const stop = queryClient.getMutationCache().subscribe(() => {
      if (!settled()) return
      stop()
      resolve()
    })
  })
}

/** Opens the checkout with the selected lines, once every change of the cart has been saved. */
export function useCheckOut(selected: ReadonlySet<string>) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { user } = useSession()
  const [waiting, setWaiting] = useState(false)

  const checkOut = async () => {
    if (!user) return
    setWaiting(true)
    const { queryKey } = cartQueries.cart(user._id)
    const written = await cartQuantities.flush()
    await cartSettled(queryClient)
    setWaiting(false)
    const cart = queryClient.getQueryData(queryKey)
    // A refused quantity is reset to the server's, which the user should check before the checkout.
    if (!written || !cart) return
    const chosen = chosenOf(cart.carts, selected)
    if (chosen.length > 0) void navigate(startCheckout(user._id, chosen))
  }
  return { checkOut: () => void checkOut(), waiting }
}
