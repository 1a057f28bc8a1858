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
  merged(({ carts }) => ({
    carts: carts.map((group: any) => ({
      ...group,
      products: group.products.map((line: any) => ({ ...line, ...change(line) })),
    })),
  }))
const orders = (change: (order: any) => object) =>
  merged(({ transactions }) => ({
    transactions: transactions.map((order: any) => ({ ...order, ...change(order) })),
  }))

const allPages = '200: all pages'
const ordered = '201: an order paid in cash'

/** Deviations of meaning and effect: answers that are not true, changes that are not carried out. */
export const meaningDeviations: Row[] = [
  [
    'the base price is a centavo off',
    'getPriceSummary',
    merged(({ basePrice }) => ({ basePrice: centavoMore(basePrice) })),
    '200: price times quantity',
  ],
  [
    'the total of an order is a centavo off',
    'createTransactions',
    orders(({ total_price }) => ({ total_price: centavoMore(total_price) })),
    ordered,
  ],
  [
    'an order of another quantity',
    'createTransactions',
    orders(({ products }) => ({
      products: products.map((line: any) => ({ ...line, quantity: line.quantity + 1 })),
    })),
    ordered,
  ],
  [
    'GCash without a payment page',
    'createTransactions',
    merged(() => ({ checkout_page_url: null })),
    '201: an order paid by GCash',
  ],
  [
    'a stale price in the cart',
    'getCart',
    lines(({ price }) => ({ price: price - 1 })),
    '200: a line has the quantity that was added',
  ],
  [
    'isLiked is always false',
    'getProduct',
    merged(() => ({ isLiked: false })),
    '200: isLiked follows the likes of the buyer',
  ],
  [
    'isLiked of the catalogue is always true',
    'listProducts',
    records(() => ({ isLiked: true })),
    '200: isLiked is that of the buyer',
  ],
  [
    'the number of unread notifications is wrong',
    'countUnreadNotifications',
    merged(({ unread_count: n }) => ({ unread_count: n + 1 })),
    '200: as many as are listed as unread',
  ],
  [
    'the number of unread messages is wrong',
    'countUnreadMessages',
    merged(({ unread_messages_count: n }) => ({
      unread_messages_count: n + 1,
    })),
    '200: none when each conversation was read',
  ],
  [
    'the badge of the cart counts pieces',
    'getCart',
    merged(({ totalProductsCount: n }) => ({ totalProductsCount: n + 1 })),
    "200: a buyer's own cart",
  ],
  [
    'the status of orders is no filter',
    'listCustomerTransactions',
    deaf('status'),
    '200: orders of one status',
  ],
  [
    'a cancelled order is pending in the list',
    'listCustomerTransactions',
    records(({ order_status }) =>
      order_status === 'CANCELLED' ? { order_status: 'PENDING' } : {},
    ),
    '200: orders of one status',
  ],
  [
    'every page of orders is the first',
    'listCustomerTransactions',
    deaf('page'),
    "200: all pages of a buyer's own",
  ],
  ['every page of products is the first', 'listProducts', deaf('page'), allPages],
  [
    'every page has the products of the first, and its own number',
    'listProducts',
    instead(async (request, send) => {
      const url = new URL(request.url)
      const currentPage = Number(url.searchParams.get('page') ?? 1)
      url.searchParams.set('page', '1')
      const answer = await send(new Request(url, request))
      return answer.ok
        ? withBody(answer, { ...((await answer.json()) as object), currentPage })
        : answer
    }),
    allPages,
  ],
  ['the shop of products is no filter', 'listProducts', deaf('shopId'), allPages],
  ['a page is longer than was asked for', 'listProducts', deaf('limit'), '200: a page'],
  [
    'products of every category are listed',
    'listProducts',
    deaf('categories'),
    '200: products of a category only',
  ],
  [
    'the distance of shops is no filter',
    'listNearbyShops',
    deaf('meters'),
    '200: none that is farther than was asked for',
  ],
  ['is_read is no filter', 'listNotifications', deaf('is_read'), '200: only read'],
  [
    'notifications are oldest first',
    'listNotifications',
    reversed,
    "200: all pages of a buyer's own",
  ],
  ['messages are oldest first', 'listMessages', reversed, '200: all pages'],
  ['addresses are newest first', 'listAddresses', reversed, "200: a buyer's own"],
  ['favourites are oldest first', 'listLikes', reversed, "200: a buyer's own"],
  [
    'conversations are oldest first',
    'listConversations',
    reversed,
    "200: all pages of a buyer's own",
  ],
  [
    'a date is eight hours off',
    'sendMessage',
    merged(({ createdAt }) => ({ createdAt: later(createdAt) })),
    '201: to the shop',
  ],
  [
    'a list is due at 08:00 in UTC',
    'createSchedule',
    merged(({ next_checkout_date: due }) => ({
      next_checkout_date: later(due),
    })),
    '201: a weekly list',
  ],
  [
    'adding a product replaces its quantity',
    'addToCart',
    instead(async (request, send) => {
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
    '201: the quantity is added to that of the line',
  ],
  [
    'a changed quantity is answered and not stored',
    'updateCartQuantity',
    stuck('getCart'),
    '200: a new quantity',
  ],
  ['a removed line stays in the cart', 'removeCartLine', stuck('getCart'), '200: an own line'],
  [
    'a deleted conversation stays',
    'deleteConversations',
    stuck('listConversations'),
    '200: an own one',
  ],
  [
    'a conversation that exists is not found',
    'findConversation',
    body(() => null),
    '200: the one that exists',
  ],
  [
    'a follow is answered and not stored',
    'getShopByHandle',
    () => stuck('getShopByHandle')('followShop'),
    '200: is_following follows the buyer',
  ],
  [
    'a list that is switched off stays on',
    'setScheduleActive',
    () => merged(() => ({ is_active: true }))('getSchedule'),
    '200: off',
  ],
  [
    'a changed name is answered and not stored',
    'updateUser',
    stuck('getCurrentUser'),
    '200: another name',
  ],
  ['an unsent message stays', 'unsendMessage', stuck('listMessages'), '200: an own one'],
  [
    'all notifications stay unread',
    'markAllNotificationsRead',
    stuck('listNotifications'),
    '200: all of them',
  ],
  [
    'another product is answered',
    'getProduct',
    merged(({ _id }) => ({
      _id: _id.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')),
    })),
    '200: the product that was asked for',
  ],
]
