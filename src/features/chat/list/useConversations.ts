import {
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Pages } from '#api/cache/chatCache.ts'
import { chatMutations, chatQueries } from '#api/chat.ts'
import type { Schemas } from '#api/contract.ts'
import { isStuck, itemsOf } from '#lib/pages.ts'
import { showError, showToast } from '#ui/toast.ts'

/** Lists hide them at once, and show them again on failure. */
export function useDeleteConversation(): (conversationIds: readonly string[]) => void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    ...chatMutations.remove(),
    onSuccess: () => showToast('Conversation deleted successfully'),
    onError: () => showError('Failed to delete conversation'),
    // A page that was loaded meanwhile may lack the conversation that has shifted to the one
    // before.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['chat', 'conversations'] }),
  })
  return mutate
}

type Conversation = Schemas['Conversation']

/** The server's pages have shifted, so that the next one would skip conversations. */
const hasShifted = (data: Pages<Conversation> | undefined, unread: boolean) =>
  data?.shifted === true || (unread && itemsOf(data).some(({ is_buyer_read }) => is_buyer_read))

const useDeleting = () =>
  useMutationState({
    filters: { mutationKey: chatMutations.remove().mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as readonly string[],
  }).flat()

/** The latest first, each once, without those that are being deleted. */
export function useConversations(buyerId: string, unread: boolean) {
  const query = useInfiniteQuery(chatQueries.conversations(buyerId, unread))
  const { data, fetchNextPage: fetchNext, refetch } = query
  const deleting = useDeleting()
  const loaded = useMemo(() => itemsOf(data), [data])
  const shifted = hasShifted(data, unread)

  const fetchNextPage = async () => {
    // The next page could skip some of a list that can't be refreshed.
    if (shifted && (await refetch()).isError) return
    await fetchNext()
  }
  return {
    query: { ...query, fetchNextPage },
    stuck: isStuck(data),
    conversations: loaded.filter(({ _id }) => !deleting.includes(_id)),
  }
}
