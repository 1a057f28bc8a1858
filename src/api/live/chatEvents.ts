import type { QueryClient } from '@tanstack/react-query'
import { onOutgoing, outgoingMessages } from '#state/chatOutbox.ts'
import { isReading } from '#state/chatReading.ts'
import { setTyping } from '#state/chatTyping.ts'
import { writeMessage } from '../cache/chatCache.ts'
import { chatKeys } from '../cache/chatKeys.ts'
import { applyEvent } from '../cache/pendingWrites.ts'
import { refreshSoon } from '../cache/refresh.ts'
import type { Schemas } from '../contract.ts'

type Message = Schemas['ChatMessage']
type Incoming = Schemas['IncomingMessage']
type Count = Schemas['UnreadMessages']

/** Number of message ids that are remembered, to count each once. */
const REMEMBERED = 2000

const isBeingSent = (conversationId: string) =>
  outgoingMessages().some(
    (message) => message.conversationId === conversationId && message.phase === 'sending',
  )

/** @throws TypeError when it doesn't say which message it is, or of which conversation */
function check({ _id, conversation_id, content }: Message): void {
  if (![_id, conversation_id, content].every(Boolean)) throw new TypeError('not a message')
}

export function createChatEvents(queryClient: QueryClient, buyerId: string) {
  /** The user's own that came while one was being sent: its response says which of them it is. */
  let waiting: Message[] = []
  const counted = new Set<string>()

  const writeOwn = (message: Message) => writeMessage(queryClient, message, { read: true })

  function release(): void {
    const ready = waiting.filter(({ conversation_id }) => !isBeingSent(conversation_id))
    waiting = waiting.filter((message) => !ready.includes(message))
    ready.forEach(writeOwn)
  }
  const stop = onOutgoing(release)

  function count(message: Message): void {
    if (counted.has(message._id)) return
    if (counted.size >= REMEMBERED) counted.clear()
    counted.add(message._id)
    if (isReading(message.conversation_id)) return
    const more = ({ unread_messages_count }: Count): Count => ({
      unread_messages_count: unread_messages_count + 1,
    })
    const queryKey = chatKeys.unreadCount(buyerId)
    const refresh = () => refreshSoon(queryClient, { queryKey, exact: true })
    applyEvent(queryClient, queryKey, more, refresh)
    // A count that was answered just before may have had this message.
    refresh()
  }

  return {
    message(message: Message): void {
      check(message)
      if (message.sender === 'seller')
        writeMessage(queryClient, message, { read: isReading(message.conversation_id) })
      else if (isBeingSent(message.conversation_id)) waiting.push(message)
      else writeOwn(message)
    },
    /** A shop's message with its shop. Its `message` event comes, too, before or after. */
    incoming(incoming: Incoming): void {
      check(incoming)
      const { seller, ...message } = incoming
      setTyping(message.conversation_id, false)
      count(message)
      writeMessage(queryClient, message, { seller, read: isReading(message.conversation_id) })
    },
    stop,
  }
}
