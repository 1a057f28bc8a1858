import { isOpen } from '#fixtures/openingHours.ts'
import type { ChatMessageRow, ConversationRow, ShopRow } from '#fixtures/rows.ts'
import type { Schemas } from '../contract.ts'
import type { World } from '../world/world.ts'

/** A shop is online while it is open. */
export function presentConversation(world: World, row: ConversationRow): Schemas['Conversation'] {
  const { deleted: _deleted, unanswered: _unanswered, unread_messages, ...conversation } = row
  return {
    ...conversation,
    seller: presentSeller(world, row.seller_id),
    is_buyer_read: unread_messages === 0,
  }
}

export function presentSeller(world: World, shopId: string): Schemas['ConversationSeller'] {
  const { _id, shop_name, shop_handle, display_picture, working_hour } = world.tables.shops.get(
    shopId,
  ) as ShopRow
  const is_online = isOpen(working_hour, world.clock.now())
  return {
    _id,
    shop_name,
    shop_handle,
    display_picture: world.mediaUrl(display_picture),
    is_online,
  }
}

/** Media keep their file id as content. */
export function presentChatMessage(row: ChatMessageRow): Schemas['ChatMessage'] {
  const { idempotency_key: _key, fingerprint: _fingerprint, ...message } = row
  return message
}
