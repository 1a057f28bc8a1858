import { preview } from '#fixtures/chat.ts'
import type { ChatMessageRow, ConversationRow } from '#fixtures/rows.ts'
import { presentChatMessage, presentSeller } from '../presenters/conversation.ts'
import type { World } from '../world/world.ts'

/** Moves the conversation to the top of the list, and tells the buyer's sockets. */
export function addMessage(
  world: World,
  conversation: ConversationRow,
  {
    idempotency_key = null,
    fingerprint = null,
    ...message
  }: Pick<ChatMessageRow, 'sender' | 'type' | 'content'> &
    Partial<Pick<ChatMessageRow, 'idempotency_key' | 'fingerprint'>>,
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
    fingerprint,
  })
  world.tables.conversations.update(conversation_id, {
    latest_message: preview(message),
    updatedAt: row.createdAt,
    unread_messages: fromBuyer
      ? 0
      : (world.tables.conversations.get(conversation_id)?.unread_messages ?? 0) + 1,
    deleted: false,
  })
  world.bus.emit('onChatMessage', buyer_id, presentChatMessage(row))
  if (!fromBuyer)
    world.bus.emit('onIncomingMessage', buyer_id, {
      ...presentChatMessage(row),
      seller: presentSeller(world, seller_id),
    })
  return row
}

export const writeAsShop = (world: World, conversation: ConversationRow, content: string) =>
  addMessage(world, conversation, { sender: 'seller', type: 'text', content })

export function refreshPreview(world: World, conversationId: string): void {
  const last = world.tables.chatMessages.get(
    world.timelines.chatMessages.of(conversationId).at(-1) ?? '',
  )
  world.tables.conversations.update(conversationId, { latest_message: last ? preview(last) : '' })
}

/** Makes a new one when there is none, and brings a deleted one back. */
export function conversationWith(
  world: World,
  buyer_id: string,
  seller_id: string,
): ConversationRow {
  const { conversations } = world.tables
  const existing = conversations.by('buyer_id', buyer_id).find((row) => row.seller_id === seller_id)
  if (existing)
    return existing.deleted ? conversations.update(existing._id, { deleted: false }) : existing
  return conversations.insert({
    _id: world.newId('conversations'),
    buyer_id,
    seller_id,
    latest_message: '',
    updatedAt: world.clock.iso(),
    unread_messages: 0,
    deleted: false,
    unanswered: [],
  })
}

const OLD_INTERVAL_MS = 60_000

/** Adds them before the first message, in turn, numbered from the oldest. */
export function addOlderMessages(
  world: World,
  { _id, buyer_id, seller_id }: ConversationRow,
  count: number,
): void {
  const { chatMessages, conversations } = world.tables
  const first = chatMessages.get(world.timelines.chatMessages.of(_id)[0] ?? '')
  const end = first ? Date.parse(first.createdAt) : world.clock.now()
  const at = (n: number) => new Date(end - (count + 1 - n) * OLD_INTERVAL_MS).toISOString()
  for (let n = 1; n <= count; n++) {
    const [sender, receiver] =
      n % 2 === 0 ? (['seller', buyer_id] as const) : (['buyer', seller_id] as const)
    const ids = {
      _id: world.newId('chatMessages'),
      conversation_id: _id,
      buyer_id,
      seller_id,
      sender,
      receiver,
    }
    chatMessages.insert({
      ...ids,
      type: 'text',
      content: `Older message ${n} of ${count}`,
      createdAt: at(n),
      idempotency_key: null,
      fingerprint: null,
    })
  }
  if (!first && count > 0) conversations.update(_id, { updatedAt: at(count) })
  refreshPreview(world, _id)
}
