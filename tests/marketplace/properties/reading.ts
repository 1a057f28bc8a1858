import type { OperationId } from '#mocks/contract.ts'
import type { World } from '#mocks/world/world.ts'

/** Which messages of shops the buyers have read, from what they do and from the events alone. */
export interface ReadingModel {
  readonly unread: ReadonlyMap<string, number>
  /** Called after each successful call. */
  onCall(operation: OperationId, path: Record<string, unknown>, body: unknown): void
}

/** Starts with the counts of the base world. */
export function createReadingModel({ tables, bus }: World): ReadingModel {
  const unread = new Map(
    Array.from(tables.conversations.all(), ({ _id, unread_messages }) => [_id, unread_messages]),
  )
  bus.subscribe(({ event, payload }) => {
    if (event === 'onIncomingMessage')
      unread.set(payload.conversation_id, (unread.get(payload.conversation_id) ?? 0) + 1)
  })
  return {
    unread,
    onCall(operation, path, body) {
      const { conversation_id, conversation_ids = [] } = (body ?? {}) as {
        conversation_id?: string
        conversation_ids?: string[]
      }
      if (operation === 'sendMessage' && conversation_id) unread.set(conversation_id, 0)
      if (operation === 'markConversationRead') unread.set(path.id as string, 0)
      if (operation === 'deleteConversations') for (const id of conversation_ids) unread.set(id, 0)
    },
  }
}
