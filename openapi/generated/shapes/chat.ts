// Generated from openapi/openapi.yaml: do not edit.
const ConversationSeller = { _id: 's', 'shop_name=Shop': 's', 'shop_handle?': 's', 'display_picture=': ['s', null], 'is_online=': 'b' } as const
const Conversation = { _id: 's', 'buyer_id=': 's', seller_id: 's', seller: ConversationSeller, 'latest_message=': 's', updatedAt: 'd', 'is_buyer_read=true': 'b' } as const
const ConversationPage = { items: [Conversation], 'currentPage?!': 'n', 'nextPage?!': ['n', null] } as const
const ChatMessage = { _id: 's', 'buyer_id=': 's', 'seller_id=': 's', 'conversation_id=': 's', sender: 's', 'receiver=': 's', 'type=text': 's', content: 's', 'createdAt?!': 'd' } as const
const MessagePage = { items: [ChatMessage], 'currentPage?!': 'n', 'nextPage?!': ['n', null] } as const
const UnreadMessages = { unread_messages_count: 'n' } as const

export const createConversation = { conversation_id: 's' } as const
export const listConversations = ConversationPage
export const getConversation = Conversation
export const markConversationRead = Conversation
export const findConversation = [Conversation, null] as const
export const sendMessage = ChatMessage
export const listMessages = MessagePage
export const countUnreadMessages = UnreadMessages
