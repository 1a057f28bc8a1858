// Generated from openapi/openapi.yaml: do not edit.
const PaymentStatusEvent = { status: 's', 'transaction_id?': 's' } as const
const Presence = { type: 's', user_id: 's' } as const
const Notification = { _id: 's', 'type=': 's', title: 's', 'body=': 's', createdAt: 'd', 'is_read=': 'b', 'nav_id=': 's', 'display_picture=': ['s', null], 'theme=': ['s', null] } as const
const ConversationSeller = { _id: 's', 'shop_name=Shop': 's', 'shop_handle?': 's', 'display_picture=': ['s', null], 'is_online=': 'b' } as const
const ChatMessage = { _id: 's', 'buyer_id=': 's', 'seller_id=': 's', 'conversation_id=': 's', sender: 's', 'receiver=': 's', 'type=text': 's', content: 's', 'createdAt?!': 'd' } as const
const Typing = { conversation_id: 's', is_typing: 'b' } as const

/** The shape of each socket event's payload. */
export const eventShapes = {
  onPaymentConnection: 's',
  onPaymentStatus: PaymentStatusEvent,
  onPaymentDisconnect: 's',
  onPaymentConnectError: { message: 's' },
  announceOnline: Presence,
  announceOffline: Presence,
  onNotification: Notification,
  onIncomingMessage: { _id: 's', 'buyer_id=': 's', 'seller_id=': 's', 'conversation_id=': 's', sender: 's', 'receiver=': 's', 'type=text': 's', content: 's', 'createdAt?!': 'd', 'seller?!': ConversationSeller },
  onChatMessage: ChatMessage,
  onTyping: Typing,
} as const
