// Generated from openapi/openapi.yaml: do not edit.
const ConversationSeller = { _id: 's', shop_name: 's', 'shop_handle?': 's', display_picture: ['s', null], is_online: 'b' } as const
const Conversation = { _id: 's', buyer_id: 's', seller_id: 's', seller: ConversationSeller, latest_message: 's', updatedAt: 'd', is_buyer_read: 'b' } as const
const ConversationPage = { items: [Conversation], currentPage: 'n', nextPage: ['n', null] } as const
const ChatMessage = { _id: 's', buyer_id: 's', seller_id: 's', conversation_id: 's', sender: 's', receiver: 's', type: 's', content: 's', createdAt: 'd' } as const
const MessagePage = { items: [ChatMessage], currentPage: 'n', nextPage: ['n', null] } as const
const UnreadMessages = { unread_messages_count: 'n' } as const

/** The shape of each call's successful answer. */
export const answerShapes = {
  'POST /conversations': { conversation_id: 's' },
  'GET /conversations/user': ConversationPage,
  'GET /conversations/{id}': Conversation,
  'PUT /conversations/{id}': Conversation,
  'GET /conversations/find': [Conversation, null],
  'POST /conversations/chat': ChatMessage,
  'GET /conversations/chat/{id}': MessagePage,
  'GET /conversations/unread/messages/{id}/buyer': UnreadMessages,
} as const
