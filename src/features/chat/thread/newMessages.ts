import type { ThreadMessage } from '#flows/chat/useThread.ts'

/**
 * The key of the shop's first unread message, in a conversation that has unread ones. Undefined
 * when it isn't loaded. Messages before one of the user count as read.
 * @param seen id of the last message that was seen in this browser, if any
 */
export function firstUnread(
  messages: readonly ThreadMessage[],
  seen: string | undefined,
): string | undefined {
  const read = messages.findLastIndex(
    ({ sender, id }) => sender === 'buyer' || (id !== null && id === seen),
  )
  return messages.slice(read + 1).find(({ sender }) => sender === 'seller')?.key
}

/**
 * The messages after those with the `known` keys, oldest first. Older messages that were loaded
 * since are history, and left out.
 */
export function newMessages(
  known: ReadonlySet<string>,
  messages: readonly ThreadMessage[],
): ThreadMessage[] {
  const found: ThreadMessage[] = []
  for (const message of messages.toReversed()) {
    if (!known.has(message.key)) found.push(message)
    // A message of the shop may be placed before own messages that are still being sent.
    else if (!message.pending) break
  }
  return found.reverse()
}
