import {
  body,
  deaf,
  instead,
  later,
  merged,
  records,
  reversed,
  type Row,
  stuck,
  withBody,
} from './plant.ts'

/** Pesos with a centavo more. */
const centavoMore = (pesos: number) => Math.round(pesos * 100 + 1) / 100
/* oxlint-disable typescript/no-explicit-any -- bodies of every shape */
const lines = (change: (line: any) => object) =>
  merged('getCart', ({ carts }) => ({
    carts: carts.map((group: any) => ({
      ...group,
      products: group.products.map((line: any) => ({ ...line, ...change(line) })),
    })),
  }))
const orders = (change: (order: any) => object) =>
  merged('createTransactions', ({ transactions }) => ({
    transactions: transactions.map((order: any) => ({ ...order, ...change(order) })),
  }))

const pagesOfProducts = 'listProducts 200: all pages'
const ordered = 'createTransactions 201: an order paid in cash'

/** Deviations of meaning and effect: answers that are not true, changes that are not carried out. */
export const meaningDeviations: Row[] = [
  [
    'the base price is a centavo off',
    merged('getPriceSummary', ({ basePrice }) => ({ basePrice: centavoMore(basePrice) })),
    'getPriceSummary 200: price times quantity',
  ],
  [
    'the total of an order is a centavo off',
    orders(({ total_price }) => ({ total_price: centavoMore(total_price) })),
    ordered,
  ],
  [
    'an order of another quantity',
    orders(({ products }) => ({
      products: products.map((line: any) => ({ ...line, quantity: line.quantity + 1 })),
    })),
    ordered,
  ],
  [
    'GCash without a payment page',
    merged('createTransactions', () => ({ checkout_page_url: null })),
    'createTransactions 201: an order paid by GCash',
  ],
  [
    'a stale price in the cart',
    lines(({ price }) => ({ price: price - 1 })),
    'getCart 200: a line has the quantity that was added',
  ],
  [
    'isLiked is always false',
    merged('getProduct', () => ({ isLiked: false })),
    'getProduct 200: isLiked follows the likes of the buyer',
  ],
  [
    'isLiked of the catalogue is always true',
    records('listProducts', () => ({ isLiked: true })),
    'listProducts 200: isLiked is that of the buyer',
  ],
  [
    'the number of unread notifications is wrong',
    merged('countUnreadNotifications', ({ unread_count: n }) => ({ unread_count: n + 1 })),
    'countUnreadNotifications 200: as many as are listed as unread',
  ],
  [
    'the number of unread messages is wrong',
    merged('countUnreadMessages', ({ unread_messages_count: n }) => ({
      unread_messages_count: n + 1,
    })),
    'countUnreadMessages 200: none when each conversation was read',
  ],
  [
    'the badge of the cart counts pieces',
    merged('getCart', ({ totalProductsCount: n }) => ({ totalProductsCount: n + 1 })),
    "getCart 200: a buyer's own cart",
  ],
  [
    'the status of orders is no filter',
    deaf('listCustomerTransactions', 'status'),
    'listCustomerTransactions 200: orders of one status',
  ],
  [
    'a cancelled order is pending in the list',
    records('listCustomerTransactions', ({ order_status }) =>
      order_status === 'CANCELLED' ? { order_status: 'PENDING' } : {},
    ),
    'listCustomerTransactions 200: orders of one status',
  ],
  [
    'every page of orders is the first',
    deaf('listCustomerTransactions', 'page'),
    "listCustomerTransactions 200: all pages of a buyer's own",
  ],
  ['every page of products is the first', deaf('listProducts', 'page'), pagesOfProducts],
  [
    'every page has the products of the first, and its own number',
    instead('listProducts', async (request, send) => {
      const url = new URL(request.url)
      const currentPage = Number(url.searchParams.get('page') ?? 1)
      url.searchParams.set('page', '1')
      const answer = await send(new Request(url, request))
      return answer.ok
        ? withBody(answer, { ...((await answer.json()) as object), currentPage })
        : answer
    }),
    pagesOfProducts,
  ],
  ['the shop of products is no filter', deaf('listProducts', 'shopId'), pagesOfProducts],
  [
    'a page is longer than was asked for',
    deaf('listProducts', 'limit'),
    'listProducts 200: a page',
  ],
  [
    'products of every category are listed',
    deaf('listProducts', 'categories'),
    'listProducts 200: products of a category only',
  ],
  [
    'the distance of shops is no filter',
    deaf('listNearbyShops', 'meters'),
    'listNearbyShops 200: none that is farther than was asked for',
  ],
  [
    'is_read is no filter',
    deaf('listNotifications', 'is_read'),
    'listNotifications 200: only read',
  ],
  [
    'notifications are oldest first',
    reversed('listNotifications'),
    "listNotifications 200: all pages of a buyer's own",
  ],
  ['messages are oldest first', reversed('listMessages'), 'listMessages 200: all pages'],
  ['addresses are newest first', reversed('listAddresses'), "listAddresses 200: a buyer's own"],
  ['favourites are oldest first', reversed('listLikes'), "listLikes 200: a buyer's own"],
  [
    'conversations are oldest first',
    reversed('listConversations'),
    "listConversations 200: all pages of a buyer's own",
  ],
  [
    'a date is eight hours off',
    merged('sendMessage', ({ createdAt }) => ({ createdAt: later(createdAt) })),
    'sendMessage 201: to the shop',
  ],
  [
    'a list is due at 08:00 in UTC',
    merged('createSchedule', ({ next_checkout_date: due }) => ({
      next_checkout_date: later(due),
    })),
    'createSchedule 201: a weekly list',
  ],
  [
    'adding a product replaces its quantity',
    instead('addToCart', async (request, send) => {
      const sent = request.clone()
      const answer = await send(request)
      if (!answer.ok) return answer
      const { quantity } = (await sent.json()) as { quantity: number }
      const line = (await answer.clone().json()) as { cartId?: string; quantity: number }
      if (line.cartId === undefined || line.quantity === quantity) return answer
      await send(
        new Request(`${sent.url}/${line.cartId}`, {
          method: 'PUT',
          headers: sent.headers,
          body: JSON.stringify({ quantity }),
        }),
      )
      return withBody(answer, { ...line, quantity })
    }),
    'addToCart 201: the quantity is added to that of the line',
  ],
  [
    'a changed quantity is answered and not stored',
    stuck('updateCartQuantity', 'getCart'),
    'updateCartQuantity 200: a new quantity',
  ],
  [
    'a removed line stays in the cart',
    stuck('removeCartLine', 'getCart'),
    'removeCartLine 200: an own line',
  ],
  [
    'a deleted conversation stays',
    stuck('deleteConversations', 'listConversations'),
    'deleteConversations 200: an own one',
  ],
  [
    'a conversation that exists is not found',
    body('findConversation', () => null),
    'findConversation 200: the one that exists',
  ],
  [
    'a follow is answered and not stored',
    stuck('followShop', 'getShopByHandle'),
    'getShopByHandle 200: is_following follows the buyer',
  ],
  [
    'a list that is switched off stays on',
    merged('getSchedule', () => ({ is_active: true })),
    'setScheduleActive 200: off',
  ],
  [
    'a changed name is answered and not stored',
    stuck('updateUser', 'getCurrentUser'),
    'updateUser 200: another name',
  ],
  [
    'an unsent message stays',
    stuck('unsendMessage', 'listMessages'),
    'unsendMessage 200: an own one',
  ],
  [
    'all notifications stay unread',
    stuck('markAllNotificationsRead', 'listNotifications'),
    'markAllNotificationsRead 200: all of them',
  ],
  [
    'another product is answered',
    merged('getProduct', ({ _id }) => ({
      _id: _id.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')),
    })),
    'getProduct 200: the product that was asked for',
  ],
]
