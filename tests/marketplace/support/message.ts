import { conversationIds, namedBuyers, shopId } from '#fixtures/named.ts'

/** The body of a message from Liza to the rice shop. */
export const messageOf = (content: string, more: object = {}) => ({
  buyer_id: namedBuyers.liza.id,
  seller_id: shopId('riceCenter'),
  conversation_id: conversationIds.lizaRice,
  sender: 'buyer',
  receiver: shopId('riceCenter'),
  type: 'text',
  content,
  ...more,
})
