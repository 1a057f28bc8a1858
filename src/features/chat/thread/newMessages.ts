import type { ThreadMessage } from '#flows/chat/useThread.ts'

/**
 * The key of the shop's first unread message; undefined when it isn't loaded. Messages before one
 * of the user, or up to the one last seen in this browser, count as read.
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

/** Those after the `known` keys, oldest first. Older ones that were loaded since are history. */
export function newMessages(
  known: ReadonlySet<string>,
  messages: readonly ThreadMessage[],
): ThreadMessage[] {
  const found: ThreadMessage[] = []
  for (const message of messages.toReversed()) {
    if (!known.has(message.key)) found.push(message)
    // It may be placed before own messages that are still being sent.
    else if (!message.pending) break
  }
  return found.reverse()
}
