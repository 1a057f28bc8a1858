import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { client, dataOf } from './client.ts'
import { type Body, nextPageOf } from './contract.ts'

export const chatQueries = {
  conversations: (buyerId: string, unread: boolean) =>
    infiniteQueryOptions({
      queryKey: ['chat', 'conversations', buyerId, unread],
      queryFn: ({ pageParam, signal }) =>
        dataOf(
          client.GET('/conversations/user', {
            params: { query: { buyer_id: buyerId, page: pageParam, unread: unread || undefined } },
            signal,
          }),
        ),
      initialPageParam: 1,
      getNextPageParam: nextPageOf,
    }),
  conversation: (id: string) =>
    queryOptions({
      queryKey: ['chat', 'conversation', id],
      queryFn: ({ signal }) => dataOf(client.GET('/conversations/{id}', { params: { path: { id } }, signal })),
    }),
  /** The conversation with a shop, or null when there is none yet. */
  withShop: (sellerId: string, buyerId: string) =>
    queryOptions({
      queryKey: ['chat', 'with', sellerId, buyerId],
      queryFn: ({ signal }) =>
        dataOf(client.GET('/conversations/find', { params: { query: { seller_id: sellerId, buyer_id: buyerId } }, signal })),
    }),
  messages: (id: string) =>
    infiniteQueryOptions({
      queryKey: ['chat', 'messages', id],
      queryFn: ({ pageParam, signal }) =>
        dataOf(client.GET('/conversations/chat/{id}', { params: { path: { id }, query: { page: pageParam } }, signal })),
      initialPageParam: 1,
      getNextPageParam: nextPageOf,
    }),
  unreadCount: (buyerId: string) =>
    queryOptions({
      queryKey: ['chat', 'unread', buyerId],
      queryFn: ({ signal }) =>
        dataOf(client.GET('/conversations/unread/messages/{id}/buyer', { params: { path: { id: buyerId } }, signal })),
    }),
}

const meta = { invalidates: ['chat'] } as const

export const chatMutations = {
  open: () => mutationOptions({ mutationFn: (body: Body<'createConversation'>) => dataOf(client.POST('/conversations', { body })), meta }),
  remove: () =>
    mutationOptions({
      mutationFn: (conversation_ids: string[]) => dataOf(client.DELETE('/conversations', { body: { conversation_ids } })),
      meta,
    }),
  send: () => mutationOptions({ mutationFn: (body: Body<'sendMessage'>) => dataOf(client.POST('/conversations/chat', { body })), meta }),
  unsend: () =>
    mutationOptions({ mutationFn: (id: string) => dataOf(client.DELETE('/conversations/chat/{id}', { params: { path: { id } } })), meta }),
  markRead: () =>
    mutationOptions({
      mutationFn: (id: string) => dataOf(client.PUT('/conversations/{id}', { params: { path: { id } }, body: { reader: 'buyer' } })),
      meta,
    }),
}
