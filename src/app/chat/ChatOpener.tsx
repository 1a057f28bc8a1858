import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { chatMutations, chatQueries } from '../../api/chat.ts'
import { useSession } from '../../api/session.ts'
import { settleChatRequest, useChatRequest } from '../../state/chatRequest.ts'
import { useToken } from '../../state/session.ts'
import { showError } from '../../ui/toast.ts'
import { useChangeParams } from '../../ui/useChangeParams.ts'

/** Opens the conversation with the requested shop: finds it, or creates it. */
export function ChatOpener() {
  const queryClient = useQueryClient()
  const changeParams = useChangeParams()
  const request = useChatRequest()
  const shopId = request && 'shopId' in request ? request.shopId : undefined
  const token = useToken()
  const buyerId = useSession().user?._id
  const { mutateAsync: begin } = useMutation(chatMutations.open())

  const open = useEffectEvent(async (seller_id: string, buyer_id: string) => {
    try {
      const found = await queryClient.fetchQuery(chatQueries.withShop(seller_id, buyer_id))
      if (!found) await begin({ buyer_id, seller_id })
      changeParams({ 'coming-soon': 'true' })
    } catch {
      showError('Failed to open chat')
    } finally {
      settleChatRequest()
    }
  })
  useEffect(() => {
    if (shopId && buyerId) void open(shopId, buyerId)
  }, [shopId, buyerId])
  useEffect(() => {
    // A request is dropped with its session, since it is not the next user's.
    if (token === null) settleChatRequest()
  }, [token])
  return null
}
