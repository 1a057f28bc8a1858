import { useMutation, useQueryClient } from '@tanstack/react-query'
import { chatMutations, chatQueries } from '#api/chat.ts'
import type { Schemas } from '#api/contract.ts'
import type { ChatRequest } from '#state/chatRequest.ts'

type Conversation = Schemas['Conversation']

/** Without a network the calls fail at once, so that the user learns it. */
const networkMode = 'always'

/**
 * Returns a function that finds the conversation of a request, or creates it.
 * @throws ApiError when the conversation can't be found or created
 */
export function useFindConversation(): (request: ChatRequest, buyerId: string) => Promise<Conversation> {
  const client = useQueryClient()
  const { mutateAsync: create } = useMutation({ ...chatMutations.open(), networkMode })
  const byId = async (id: string) => {
    const query = chatQueries.conversation(id)
    return client.getQueryData(query.queryKey) ?? (await client.fetchQuery({ ...query, networkMode }))
  }

  const withShop = async (seller_id: string, buyer_id: string) => {
    const search = chatQueries.withShop(seller_id, buyer_id)
    const found = await client.fetchQuery({ ...search, networkMode })
    if (found) {
      const { queryKey } = chatQueries.conversation(found._id)
      return client.getQueryData(queryKey) ?? client.setQueryData(queryKey, found) ?? found
    }
    const { conversation_id } = await create({ buyer_id, seller_id })
    const created = await byId(conversation_id)
    client.setQueryData(search.queryKey, created)
    void client.invalidateQueries({ queryKey: ['chat', 'conversations'] })
    return created
  }
  return (request, buyerId) => ('shopId' in request ? withShop(request.shopId, buyerId) : byId(request.conversationId))
}
