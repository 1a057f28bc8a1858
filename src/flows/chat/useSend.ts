import { useQueryClient } from '@tanstack/react-query'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { now } from '#lib/clock.ts'
import { dropOutgoing, type OutgoingMessage, useOutgoingMessages } from '#state/chatOutbox.ts'
import { deliver } from './deliver.ts'

/** `content`: the text, an uploaded file's id, or a maps link. */
export type NewMessage = Pick<OutgoingMessage, 'type' | 'content'>

/** Shows a message at once, and sends it after the earlier ones of the conversation. */
export function useSend({
  _id,
  seller_id,
}: Pick<Schemas['Conversation'], '_id' | 'seller_id'>): (message: NewMessage) => void {
  const queryClient = useQueryClient()
  const { user } = useSession()
  return (message) => {
    if (!user) return
    const key = crypto.randomUUID()
    deliver(queryClient, user._id, {
      ...message,
      key,
      conversationId: _id,
      shopId: seller_id,
      at: now(),
      phase: 'sending',
    })
  }
}

export function useUnsent(conversationId: string) {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const failed = useOutgoingMessages().filter(
    (message) => message.conversationId === conversationId && message.phase === 'failed',
  )
  const retry = (key: string) => {
    const message = failed.find((one) => one.key === key)
    if (message && user) deliver(queryClient, user._id, message)
  }
  return { failed, retry, remove: dropOutgoing }
}
