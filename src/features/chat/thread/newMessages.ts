import type { ThreadMessage } from '#flows/chat/useThread.ts'

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
