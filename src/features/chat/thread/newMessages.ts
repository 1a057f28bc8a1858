import type { ThreadMessage } from '#flows/chat/useThread.ts'

/**
 * The key of the first message of the shop that the user has not read, in a conversation that has some; undefined when it isn't among the loaded ones.
 * What came before an answer was read.
 * @param seen id of the last message that was seen in this browser, if any
 */
export function firstUnread(messages: readonly ThreadMessage[], seen: string | undefined): string | undefined {
  const read = messages.findLastIndex(({ sender, id }) => sender === 'buyer' || (id !== null && id === seen))
  return messages.slice(read + 1).find(({ sender }) => sender === 'seller')?.key
}

/**
 * The messages that have come after those with the `known` keys, oldest first. Older ones that were loaded now are history, and not
 * among them.
 */
export function newMessages(known: ReadonlySet<string>, messages: readonly ThreadMessage[]): ThreadMessage[] {
  const found: ThreadMessage[] = []
  for (const message of messages.toReversed()) {
    if (!known.has(message.key)) found.push(message)
    // A message of the shop may come before own messages that are still being sent.
    else if (!message.pending) break
  }
  return found.reverse()
}
