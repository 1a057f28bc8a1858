/**
 * A deviation from the contract that a test plants with the directive `drift:`, and the place where
 * a report must name it.
 */
export interface Planted {
  /** An operation, or an event. */
  of: string
  pointer: string
  change: 'missing' | 'type' | 'enum' | 'status'
}

const planted = (of: string, pointer: string, change: Planted['change']): Planted => ({
  of,
  pointer,
  change,
})

/**
 * Thirty deviations over tags and events. None blocks the user: each breaks only a part of a
 * screen.
 */
export const plantedDrifts: readonly Planted[] = [
  planted('listProducts', '/items/*/price', 'type'),
  planted('listProducts', '/items/*/shop/shop_name', 'missing'),
  planted('getProduct', '/', 'status'),
  planted('listProductReviews', '/currentPage', 'missing'),
  planted('listSimilarNearby', '/*/distanceInKm', 'missing'),
  planted('getSearchSuggestions', '/*/query', 'type'),
  planted('getRecentSearches', '/*/query', 'missing'),
  planted('getCurrentUser', '/', 'status'),
  planted('listLikes', '/*/product/price', 'type'),
  planted('getCart', '/carts/*/products/*/price', 'missing'),
  planted('getCart', '/totalProductsCount', 'type'),
  planted('listCustomerTransactions', '/items/*/order_status', 'enum'),
  planted('listCustomerTransactions', '/items/*/payment_method', 'enum'),
  planted('listSchedules', '/*/schedule_type', 'enum'),
  planted('listSchedules', '/*/payment_method', 'enum'),
  planted('listSchedules', '/*/theme', 'enum'),
  planted('listAddresses', '/*/type', 'enum'),
  planted('listAddresses', '/*/zipcode', 'type'),
  planted('listConversations', '/items/*/latest_message', 'type'),
  planted('countUnreadMessages', '/', 'status'),
  planted('listMessages', '/items/*/type', 'enum'),
  planted('sendMessage', '/sender', 'enum'),
  planted('listNotifications', '/items/*/type', 'enum'),
  planted('countUnreadNotifications', '/unread_count', 'missing'),
  planted('getShopByHandle', '/followed_by', 'type'),
  planted('listNearbyShops', '/*/shop_status', 'enum'),
  planted('onChatMessage', '/type', 'enum'),
  planted('onNotification', '/is_read', 'type'),
  planted('onIncomingMessage', '/seller', 'missing'),
  planted('onTyping', '/is_typing', 'type'),
]

/** The directives that plant them all. */
export const plantedDirectives = plantedDrifts
  .map(({ of, pointer, change }) => `drift:${of}:${pointer}:${change}`)
  .join(',')

/**
 * Those that a report doesn't have; its groups have pointers as in the directives, and '' for the
 * whole.
 */
export const notFound = (
  groups: readonly { operation: string; pointer: string; keyword: string }[],
): string[] => {
  const keywords = {
    missing: ['required'],
    type: ['type', 'anyOf', 'oneOf'],
    enum: ['enum', 'const', 'pattern'],
    status: ['status'],
  }
  return plantedDrifts
    .filter(
      ({ of, pointer, change }) =>
        !groups.some(
          (group) =>
            group.operation === of &&
            (group.pointer || '/') === pointer &&
            keywords[change].includes(group.keyword),
        ),
    )
    .map(({ of, pointer, change }) => `${of} ${pointer} ${change}`)
}
