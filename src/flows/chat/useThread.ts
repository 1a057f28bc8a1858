import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { chatQueries } from '#api/chat.ts'
import type { Schemas } from '#api/contract.ts'
import { rereadLastPage } from '#api/live/chatCatchUp.ts'
import { isStuck, itemsOf } from '#lib/pages.ts'
import { keyOfSent, type OutgoingMessage, useOutgoingMessages } from '#state/chatOutbox.ts'

type Message = Schemas['ChatMessage']

export interface ThreadMessage {
  /** React key: the same while it is being sent and afterwards. */
  key: string
  /** Null until it is sent. */
  id: string | null
  sender: Message['sender']
  type: Message['type']
  content: string
  /** ISO 8601; undefined where the host doesn't say. */
  at: string | undefined
  pending: boolean
}

/** The same message has the same object, so that only new bubbles are rendered. */
const threadMessages = new WeakMap<Message | OutgoingMessage, ThreadMessage>()

function show<Source extends Message | OutgoingMessage>(
  source: Source,
  convert: (source: Source) => ThreadMessage,
): ThreadMessage {
  const known = threadMessages.get(source) ?? convert(source)
  threadMessages.set(source, known)
  return known
}

const sent = (message: Message): ThreadMessage => ({
  key: keyOfSent(message._id) ?? message._id,
  id: message._id,
  sender: message.sender,
  type: message.type,
  content: message.content,
  at: message.createdAt,
  pending: false,
})

const outgoing = ({ key, type, content, at }: OutgoingMessage): ThreadMessage => ({
  key,
  id: null,
  sender: 'buyer',
  type,
  content,
  at: new Date(at).toISOString(),
  pending: true,
})

/**
 * Lists messages oldest first, each once, with those that are being sent last; events keep them up
 * to date. `loadOlder` resolves when older ones are loaded, or the last pages brought none
 * (`stuck`).
 */
export function useThread(conversationId: string) {
  const queryClient = useQueryClient()
  const options = chatQueries.messages(conversationId)
  const query = useInfiniteQuery({ ...options, staleTime: Infinity })
  const unconfirmed = useOutgoingMessages()
  const { data, fetchNextPage } = query

  const messages = useMemo(() => {
    const waiting = unconfirmed.filter(
      (message) => message.conversationId === conversationId && message.phase === 'sending',
    )
    return [
      ...itemsOf(data)
        .reverse()
        .map((message) => show(message, sent)),
      ...waiting.map((message) => show(message, outgoing)),
    ]
  }, [data, unconfirmed, conversationId])

  const loadOlder = async () => {
    const count = () => itemsOf(queryClient.getQueryData(options.queryKey)).length
    const before = count()
    await rereadLastPage(queryClient, conversationId).catch(() => undefined)
    let more = true
    // New messages shift the pages: one may have only known ones.
    while (more && count() === before) {
      const { data: loaded, hasNextPage, isFetchNextPageError } = await fetchNextPage()
      more = hasNextPage && !isFetchNextPageError && !isStuck(loaded)
    }
  }
  return { query, messages, stuck: isStuck(data), loadOlder }
}
