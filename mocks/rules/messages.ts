import type { ChatMessageRow, ConversationRow } from '../../fixtures/rows.ts'
import { presentChatMessage, presentSeller } from '../presenters/conversation.ts'
import type { World } from '../world/world.ts'

/** The text that a conversation list shows for a message. */
const preview = ({ type, content }: Pick<ChatMessageRow, 'type' | 'content'>) =>
  type === 'text' ? content.slice(0, 200) : { image: 'Sent a picture', video: 'Sent a video', location: 'Shared a location' }[type]

/** Adds a message, moves its conversation to the top of the list, and sends it to the buyer's sockets. */
export function addMessage(
  world: World,
  conversation: ConversationRow,
  {
    idempotency_key = null,
    ...message
  }: Pick<ChatMessageRow, 'sender' | 'type' | 'content'> & Partial<Pick<ChatMessageRow, 'idempotency_key'>>,
): ChatMessageRow {
  const { _id: conversation_id, buyer_id, seller_id } = conversation
  const fromBuyer = message.sender === 'buyer'
  const row = world.tables.chatMessages.insert({
    ...message,
    _id: world.newId('chatMessages'),
    conversation_id,
    buyer_id,
    seller_id,
    receiver: fromBuyer ? seller_id : buyer_id,
    createdAt: world.clock.iso(),
    idempotency_key,
  })
  world.tables.conversations.update(conversation_id, {
    latest_message: preview(message),
    updatedAt: row.createdAt,
    unread_messages: fromBuyer ? 0 : (world.tables.conversations.get(conversation_id)?.unread_messages ?? 0) + 1,
    deleted: false,
  })
  world.bus.emit('onChatMessage', buyer_id, presentChatMessage(row))
  if (!fromBuyer) world.bus.emit('onIncomingMessage', buyer_id, { ...presentChatMessage(row), seller: presentSeller(world, seller_id) })
  return row
}

/** Updates the conversation's preview after a message was unsent. */
export function refreshPreview(world: World, conversationId: string): void {
  const last = world.tables.chatMessages.get(world.timelines.chatMessages.of(conversationId).at(-1) ?? '')
  world.tables.conversations.update(conversationId, { latest_message: last ? preview(last) : '' })
}
