import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { connectBuyer } from '../../api/live.ts'
import { useSession } from '../../api/session.ts'

/** Keeps the signed-in user's sockets open, so that the screens follow events of the marketplace. */
export function LiveUpdates() {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const buyerId = user?._id
  useEffect(() => (buyerId ? connectBuyer(queryClient, buyerId) : undefined), [queryClient, buyerId])
  return null
}
