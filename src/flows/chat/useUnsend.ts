import { useMutation } from '@tanstack/react-query'
import { withoutItems } from '#api/cache/chatCache.ts'
import { optimistic } from '#api/cache/optimistic.ts'
import { chatMutations, chatQueries } from '#api/chat.ts'

export function useUnsend(conversationId: string) {
  const mutation = optimistic(chatMutations.unsend(), {
    queryKey: chatQueries.messages(conversationId).queryKey,
    patch: (pages, { messageId }) => withoutItems(pages, [messageId]),
    // Events keep it up to date.
    refetch: false,
  })
  const { mutateAsync } = useMutation(mutation)
  return (messageId: string) => mutateAsync({ conversationId, messageId })
}
