import { answering, body, deaf, type Deviation, instead, records, reversed, stuck, withBody } from './plant.ts'

/** Pesos with a centavo more. */
const centavoMore = (pesos: number) => Math.round(pesos * 100 + 1) / 100
const EIGHT_HOURS = 8 * 3_600_000
const later = (date: string) => new Date(Date.parse(date) + EIGHT_HOURS).toISOString()
// oxlint-disable-next-line typescript/no-explicit-any -- an answer of the cart
const lines = (change: (line: any) => unknown) =>
  body('getCart', (cart) => ({
    ...cart,
    // oxlint-disable-next-line typescript/no-explicit-any -- likewise
    carts: cart.carts.map((group: any) => ({ ...group, products: group.products.map(change) })),
  }))

/** Deviations of meaning: answers of the right form that are not true. */
export const meaningDeviations: Deviation[] = [
  {
    name: 'the base price is a centavo off',
    only: 'getPriceSummary',
    plant: body('getPriceSummary', (price) => ({ ...price, basePrice: centavoMore(price.basePrice) })),
    finds: 'getPriceSummary 200: price times quantity, and fees of gcash (OPEN-16)',
  },
  {
    name: 'the total of an order is a centavo off',
    only: 'createTransactions',
    plant: body('createTransactions', (made) => ({
      ...made,
      // oxlint-disable-next-line typescript/no-explicit-any -- an order
      transactions: made.transactions.map((order: any) => ({ ...order, total_price: centavoMore(order.total_price) })),
    })),
    finds: 'createTransactions 201: an order paid in cash, at the price of the summary',
  },
  {
    name: 'GCash without a payment page',
    only: 'createTransactions',
    plant: body('createTransactions', (made) => ({ ...made, checkout_page_url: null })),
    finds: 'createTransactions 201: an order paid by GCash, with the page to pay it at',
  },
  {
    name: 'a stale price in the cart',
    only: 'getCart',
    plant: lines((line) => ({ ...line, price: line.price - 1 })),
    finds: 'getCart 200: a line has the quantity that was added, and the price that the product has',
  },
  {
    name: 'isLiked is always false',
    only: 'getProduct,likeProduct',
    plant: body('getProduct', (product) => ({ ...product, isLiked: false })),
    finds: 'getProduct 200: isLiked follows the likes of the buyer, and their number',
  },
  {
    name: 'isLiked of the catalogue is always true',
    only: 'listProducts',
    plant: records('listProducts', (product) => ({ ...product, isLiked: true })),
    finds: 'listProducts 200: isLiked is that of the buyer, and false for a visitor',
  },
  {
    name: 'the number of unread notifications is wrong',
    only: 'countUnreadNotifications',
    plant: body('countUnreadNotifications', ({ unread_count }) => ({ unread_count: unread_count + 1 })),
    finds: 'countUnreadNotifications 200: as many as are listed as unread',
  },
  {
    name: 'the number of unread messages is wrong',
    only: 'countUnreadMessages',
    plant: body('countUnreadMessages', ({ unread_messages_count: n }) => ({ unread_messages_count: n + 1 })),
    finds: 'countUnreadMessages 200: none when each conversation was read, and else at least one of each unread one',
  },
  {
    name: 'the status of orders is no filter',
    only: 'listCustomerTransactions',
    plant: deaf('listCustomerTransactions', 'status'),
    finds: 'listCustomerTransactions 200: orders of one status',
  },
  {
    name: 'every page of orders is the first',
    only: 'listCustomerTransactions',
    plant: deaf('listCustomerTransactions', 'page'),
    finds: 'listCustomerTransactions 200: the second page has other orders',
  },
  {
    name: 'every page of products is the first',
    only: 'listProducts',
    plant: deaf('listProducts', 'page'),
    finds: 'listProducts 200: the second page has other products',
  },
  {
    name: 'the shop of products is no filter',
    only: 'listProducts',
    plant: deaf('listProducts', 'shopId'),
    finds: "listProducts 200: one shop's products only",
  },
  {
    name: 'is_read is no filter',
    only: 'listNotifications',
    plant: deaf('listNotifications', 'is_read'),
    finds: 'listNotifications 200: only read, and only unread ones',
  },
  {
    name: 'notifications are oldest first',
    only: 'listNotifications',
    plant: reversed('listNotifications'),
    finds: "listNotifications 200: a buyer's own, the newest first",
  },
  { name: 'messages are oldest first', only: 'listMessages', plant: reversed('listMessages'), finds: 'listMessages 200: the newest first' },
  {
    name: 'addresses are newest first',
    only: 'listAddresses',
    plant: reversed('listAddresses'),
    finds: "listAddresses 200: a buyer's own, the oldest first",
  },
  {
    name: 'a date is eight hours off',
    only: 'sendMessage',
    plant: body('sendMessage', (message) => ({ ...message, createdAt: later(message.createdAt) })),
    finds: 'sendMessage 201: to the shop, with the time at which it was sent',
  },
  {
    name: 'adding a product replaces its quantity',
    only: 'addToCart',
    plant: instead('addToCart', async (request, send) => {
      const sent = request.clone()
      const answer = await send(request)
      if (!answer.ok) return answer
      const wanted = ((await sent.json()) as { quantity: number }).quantity
      const line = (await answer.clone().json()) as { cartId: string; quantity: number }
      if (line.cartId === undefined || line.quantity === wanted) return answer
      const url = `${sent.url}/${line.cartId}`
      await send(new Request(url, { method: 'PUT', headers: sent.headers, body: JSON.stringify({ quantity: wanted }) }))
      return withBody(answer, { ...line, quantity: wanted })
    }),
    finds: 'addToCart 201: the quantity is added to that of the line',
  },
]

/** More of the same kind. */
export const moreDeviations: Deviation[] = [
  {
    name: 'a changed quantity is answered and not stored',
    only: 'updateCartQuantity',
    plant: stuck('updateCartQuantity', 'getCart'),
    finds: 'updateCartQuantity 200: a new quantity, which is stored',
  },
  {
    name: 'a deleted conversation stays',
    only: 'deleteConversations',
    plant: stuck('deleteConversations', 'listConversations'),
    finds: 'deleteConversations 200: an own one, which is not listed any more',
  },
  {
    name: 'a conversation that exists is not found',
    only: 'findConversation',
    plant: body('findConversation', () => null),
    finds: 'findConversation 200: the one that exists',
  },
  {
    name: 'the distance of shops is no filter',
    only: 'listNearbyShops',
    plant: deaf('listNearbyShops', 'meters'),
    finds: 'listNearbyShops 200: none that is farther than was asked for',
  },
  {
    name: 'a page is longer than was asked for',
    only: 'listProducts',
    plant: deaf('listProducts', 'limit'),
    finds: 'listProducts 200: a page, which is full unless it is the last one',
  },
  {
    name: 'every page has the products of the first, and its own number',
    only: 'listProducts',
    plant: instead('listProducts', async (request, send) => {
      const url = new URL(request.url)
      const page = Number(url.searchParams.get('page') ?? 1)
      url.searchParams.set('page', '1')
      const answer = await send(new Request(url, request))
      return answer.ok ? withBody(answer, { ...((await answer.json()) as object), currentPage: page }) : answer
    }),
    finds: 'listProducts 200: the second page has other products',
  },
  {
    name: 'a follow is answered and not stored',
    only: 'getShopByHandle',
    plant: stuck('unfollowShop', 'getShopByHandle'),
    finds: 'getShopByHandle 200: is_following follows the buyer, and so does the number of followers',
  },
  {
    name: 'a list that is switched off stays on',
    only: 'setScheduleActive',
    plant: body('getSchedule', (list) => ({ ...list, is_active: true })),
    finds: 'setScheduleActive 200: off, which is stored',
  },
  {
    name: 'products of every category are listed',
    only: 'listProducts',
    plant: deaf('listProducts', 'categories'),
    finds: "listProducts 200: products of a category only, also of one at the tree's top",
  },
  {
    name: 'an order of another quantity',
    only: 'createTransactions',
    plant: body('createTransactions', (made) => ({
      ...made,
      // oxlint-disable-next-line typescript/no-explicit-any -- an order
      transactions: made.transactions.map((order: any) => ({
        ...order,
        // oxlint-disable-next-line typescript/no-explicit-any -- a line of it
        products: order.products.map((line: any) => ({ ...line, quantity: line.quantity + 1 })),
      })),
    })),
    finds: 'createTransactions 201: an order paid in cash, at the price of the summary',
  },
  {
    name: 'a removed line stays in the cart',
    only: 'removeCartLine',
    plant: stuck('removeCartLine', 'getCart'),
    finds: 'removeCartLine 200: an own line, which is gone then',
  },
  {
    name: 'the badge of the cart counts pieces',
    only: 'getCart',
    plant: body('getCart', (cart) => ({ ...cart, totalProductsCount: cart.totalProductsCount + 1 })),
    finds: "getCart 200: a buyer's own cart, and the number of its lines",
  },
  {
    name: 'a changed name is answered and not stored',
    only: 'updateUser',
    plant: stuck('updateUser', 'getCurrentUser'),
    finds: 'updateUser 200: another name, which is stored',
  },
  {
    name: 'an unsent message stays',
    only: 'unsendMessage',
    plant: stuck('unsendMessage', 'listMessages'),
    finds: 'unsendMessage 200: an own one, which is gone then',
  },
  {
    name: 'all notifications stay unread',
    only: 'markAllNotificationsRead',
    plant: stuck('markAllNotificationsRead', 'listNotifications'),
    finds: 'markAllNotificationsRead 200: all of them, and none is unread then',
  },
  {
    name: 'a list is due at 08:00 in UTC',
    only: 'createSchedule',
    plant: body('createSchedule', (list) => ({ ...list, next_checkout_date: later(list.next_checkout_date) })),
    finds: 'createSchedule 201: a weekly list, due next Sunday at 08:00 in the Philippines',
  },
  {
    name: 'favourites are oldest first',
    only: 'listLikes',
    plant: reversed('listLikes'),
    finds: "listLikes 200: a buyer's own, the latest first",
  },
  {
    name: 'conversations are oldest first',
    only: 'listConversations',
    plant: reversed('listConversations'),
    finds: "listConversations 200: a buyer's own, the latest first",
  },
  {
    name: 'a cancelled order is pending in the list',
    only: 'cancelTransaction,listCustomerTransactions',
    plant: records('listCustomerTransactions', (order) => ({
      ...order,
      order_status: order.order_status === 'CANCELLED' ? 'PENDING' : order.order_status,
    })),
    finds: 'listCustomerTransactions 200: orders of one status',
  },
  {
    name: 'another product is answered',
    only: 'getProduct',
    plant: answering('getProduct', async (response) => {
      if (!response.ok) return response
      const product = (await response.json()) as { _id: string }
      return withBody(response, { ...product, _id: product._id.replace(/.$/, (last) => (last === '0' ? '1' : '0')) })
    }),
    finds: 'getProduct 200: the product that was asked for',
  },
]
