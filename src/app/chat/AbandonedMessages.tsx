import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#api/session.ts'
import { outgoingMessages } from '#state/chatOutbox.ts'

/** Of a closed or reloaded tab. Renders nothing. */
export function AbandonedMessages() {
  const queryClient = useQueryClient()
  const buyerId = useSession().user?._id
  useEffect(() => {
    if (!buyerId || outgoingMessages().length === 0) return
    import('#flows/chat/deliver.ts')
      .then(({ sendAbandoned }) => sendAbandoned(queryClient, buyerId))
      .catch(console.warn)
  }, [queryClient, buyerId])
  return null
}
