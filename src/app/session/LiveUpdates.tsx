import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { connectBuyer } from '../../api/live.ts'
import { useSession } from '../../api/session.ts'

/** Holds the signed-in buyer's sockets open, so that what she sees follows what happens. */
export function LiveUpdates() {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const buyerId = user?._id
  useEffect(() => (buyerId ? connectBuyer(queryClient, buyerId) : undefined), [queryClient, buyerId])
  return null
}
