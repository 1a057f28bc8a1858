/** A module without the calls: what only writes the cache needs no client. */
export const chatKeys = {
  conversations: (buyerId: string, unread: boolean) =>
    ['chat', 'conversations', buyerId, unread] as const,
  conversation: (id: string) => ['chat', 'conversation', id] as const,
  withShop: (sellerId: string, buyerId: string) => ['chat', 'with', sellerId, buyerId] as const,
  messages: (id: string) => ['chat', 'messages', id] as const,
  unreadCount: (buyerId: string) => ['chat', 'unread', buyerId] as const,
}
