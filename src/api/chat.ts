import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { paged } from '#lib/pages.ts'
import * as shapes from '#openapi/generated/shapes/chat.ts'
import { type ChatChange, writeChatChange } from './cache/chatCache.ts'
import { chatKeys } from './cache/chatKeys.ts'
import { changesNothing, secondTry } from './cache/queryClient.ts'
import type { Body } from './contract.ts'
import { keyHeader } from './http/beyond.ts'
import { client, unwrapData, expectSuccess } from './http/client.ts'
import { ApiError, isMissing } from './http/error.ts'

/** Reads one page, newest first. */
export const readMessages = (id: string, page: number, signal?: AbortSignal) =>
  unwrapData(
    client.GET('/conversations/chat/{id}', { params: { path: { id }, query: { page } }, signal }),
    shapes.listMessages,
  )

export const chatQueries = {
  conversations: (buyerId: string, unread: boolean) =>
    infiniteQueryOptions({
      queryKey: chatKeys.conversations(buyerId, unread),
      queryFn: ({ pageParam, signal }) =>
        unwrapData(
          client.GET('/conversations/user', {
            params: { query: { buyer_id: buyerId, page: pageParam, unread: unread || undefined } },
            signal,
          }),
          shapes.listConversations,
        ),
      ...paged,
    }),
  conversation: (id: string) =>
    queryOptions({
      queryKey: chatKeys.conversation(id),
      queryFn: ({ signal }) =>
        unwrapData(
          client.GET('/conversations/{id}', { params: { path: { id } }, signal }),
          shapes.getConversation,
        ),
    }),
  /** Null when there is none yet. */
  withShop: (sellerId: string, buyerId: string) =>
    queryOptions({
      queryKey: chatKeys.withShop(sellerId, buyerId),
      queryFn: ({ signal }) =>
        unwrapData(
          client.GET('/conversations/find', {
            params: { query: { seller_id: sellerId, buyer_id: buyerId } },
            signal,
          }),
          shapes.findConversation,
        ).catch((error: unknown) => {
          if (isMissing(error as ApiError)) return null
          throw error
        }),
    }),
  messages: (id: string) =>
    infiniteQueryOptions({
      queryKey: chatKeys.messages(id),
      queryFn: ({ pageParam, signal }) => readMessages(id, pageParam, signal),
      ...paged,
    }),
  unreadCount: (buyerId: string) =>
    queryOptions({
      queryKey: chatKeys.unreadCount(buyerId),
      queryFn: ({ signal }) =>
        unwrapData(
          client.GET('/conversations/unread/messages/{id}/buyer', {
            params: { path: { id: buyerId } },
            signal,
          }),
          shapes.countUnreadMessages,
        ),
    }),
}

interface SentMessage {
  conversationId: string
  messageId: string
}

const change = <Variables>(describe: (variables: Variables) => ChatChange) => ({
  change: (variables: unknown) => describe(variables as Variables),
  write: writeChatChange,
})

/** Resolves when it is gone: a repetition after a lost response must not fail. */
const orGone = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  })

export const chatMutations = {
  /** Returns the id of the conversation, new or not. */
  open: changesNothing((body: Body<'createConversation'>) =>
    unwrapData(client.POST('/conversations', { body }), shapes.createConversation),
  ),
  remove: () =>
    mutationOptions({
      mutationKey: ['chat', 'remove'],
      mutationFn: (conversation_ids: readonly string[]) =>
        expectSuccess(
          client.DELETE('/conversations', { body: { conversation_ids: [...conversation_ids] } }),
        ),
      meta: change((conversationIds: readonly string[]) => ({ kind: 'deleted', conversationIds })),
    }),
  /** Returns the message, if the answer has it. */
  send: changesNothing(
    async ({ key, body }: { key: string; body: Body<'sendMessage'> }) =>
      expectSuccess(
        client.POST('/conversations/chat', { body, params: { header: await keyHeader(key) } }),
        shapes.sendMessage,
      ),
    // Offline it fails at once: the user sees it.
    { networkMode: 'always' },
  ),
  unsend: () =>
    mutationOptions({
      // The message has disappeared, so its request outlives the page.
      mutationFn: ({ messageId }: SentMessage) =>
        orGone(
          expectSuccess(
            client.DELETE('/conversations/chat/{id}', {
              params: { path: { id: messageId } },
              keepalive: true,
            }),
          ),
        ),
      networkMode: 'always',
      meta: change(({ conversationId, messageId }: SentMessage) => ({
        kind: 'unsent',
        conversationId,
        messageId,
      })),
    }),
  markRead: () =>
    mutationOptions({
      mutationFn: (id: string) =>
        expectSuccess(
          client.PUT('/conversations/{id}', {
            params: { path: { id } },
            body: { reader: 'buyer' },
          }),
        ),
      ...secondTry,
      meta: change((conversationId: string) => ({ kind: 'read', conversationId })),
    }),
}
