import { useInfiniteQuery, useMutationState } from '@tanstack/react-query'
import { useMemo } from 'react'
import { chatMutations, chatQueries } from '#api/chat.ts'
import type { Pages } from '#api/cache/chatCache.ts'
import type { Schemas } from '#api/contract.ts'
import { isStuck, itemsOf } from '#lib/pages.ts'

type Conversation = Schemas['Conversation']

/** Whether the server's pages have moved up since they were loaded, so that the next one would skip conversations. */
const hasShifted = (data: Pages<Conversation> | undefined, unread: boolean) =>
  data?.shifted === true || (unread && itemsOf(data).some(({ is_buyer_read }) => is_buyer_read))

/** Ids of the conversations that are being deleted. */
const useDeleting = () =>
  useMutationState({
    filters: { mutationKey: chatMutations.remove().mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as readonly string[],
  }).flat()

/** The user's conversations, the latest first, each once, without those that are being deleted; `unread` returns only unread ones. */
export function useConversations(buyerId: string, unread: boolean) {
  const query = useInfiniteQuery(chatQueries.conversations(buyerId, unread))
  const { data, fetchNextPage: fetchNext, refetch } = query
  const deleting = useDeleting()
  const loaded = useMemo(() => itemsOf(data), [data])
  const shifted = hasShifted(data, unread)

  const fetchNextPage = async () => {
    // Without the pages loaded anew the next one is not fetched: it could skip some.
    if (shifted && (await refetch()).isError) return
    await fetchNext()
  }
  return { query: { ...query, fetchNextPage }, stuck: isStuck(data), conversations: loaded.filter(({ _id }) => !deleting.includes(_id)) }
}
