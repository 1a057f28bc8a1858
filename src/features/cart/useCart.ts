import { useQuery } from '@tanstack/react-query'
import { cartQueries } from '#api/cart.ts'
import { useSession } from '#api/session.ts'

/** The user's cart, refetched when the screen opens and when the window gets the focus: another tab or device may have changed it. */
export function useCart() {
  const { user } = useSession()
  return useQuery({
    ...cartQueries.cart(user?._id ?? ''),
    enabled: user !== undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}
