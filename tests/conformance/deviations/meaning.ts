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
  answering,
} from './plant.ts'

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

export const meaningDeviations: Row[] = [
  [
    'getPriceSummary',
    merged(({ basePrice }) => ({ basePrice: centavoMore(basePrice) })),
    '200: price times quantity',
  ],
  [
    'createTransactions',
    orders(({ total_price }) => ({ total_price: centavoMore(total_price) })),
    ordered,
  ],
  [
    'createTransactions',
    orders(({ products }) => ({
      products: products.map((line: any) => ({ ...line, quantity: line.quantity + 1 })),
    })),
    ordered,
  ],
  [
    'createTransactions',
    merged(() => ({ checkout_page_url: null })),
    '201: an order paid by GCash',
  ],
  [
    'getCart',
    lines(({ price }) => ({ price: price - 1 })),
    '200: a line has the quantity that was added',
  ],
  ['getProduct', merged(() => ({ isLiked: false })), '200: isLiked follows the likes of the buyer'],
  ['listProducts', records(() => ({ isLiked: true })), '200: isLiked is that of the buyer'],
  [
    'countUnreadNotifications',
    merged(({ unread_count: n }) => ({ unread_count: n + 1 })),
    '200: as many as are listed as unread',
  ],
  [
    'countUnreadMessages',
    merged(({ unread_messages_count: n }) => ({
      unread_messages_count: n + 1,
    })),
    '200: none when each conversation was read',
  ],
  [
    'getCart',
    merged(({ totalProductsCount: n }) => ({ totalProductsCount: n + 1 })),
    "200: a buyer's own cart",
  ],
  ['listCustomerTransactions', deaf('status'), '200: orders of one status'],
  [
    'listCustomerTransactions',
    records(({ order_status }) =>
      order_status === 'CANCELLED' ? { order_status: 'PENDING' } : {},
    ),
    '200: orders of one status',
  ],
  ['listCustomerTransactions', deaf('page'), "200: all pages of a buyer's own"],
  ['listProducts', deaf('page'), allPages],
  [
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
  ['listProducts', deaf('shopId'), allPages],
  ['listProducts', deaf('limit'), '200: a page'],
  ['listProducts', deaf('categories'), '200: products of a category only'],
  ['listNearbyShops', deaf('meters'), '200: none that is farther than was asked for'],
  ['listNotifications', deaf('is_read'), '200: only read'],
  ['listNotifications', reversed, "200: all pages of a buyer's own"],
  ['listMessages', reversed, '200: all pages'],
  ['listAddresses', reversed, "200: a buyer's own"],
  ['listLikes', reversed, "200: a buyer's own"],
  ['listConversations', reversed, "200: all pages of a buyer's own"],
  ['sendMessage', merged(({ createdAt }) => ({ createdAt: later(createdAt) })), '201: to the shop'],
  [
    'createSchedule',
    merged(({ next_checkout_date: due }) => ({
      next_checkout_date: later(due),
    })),
    '201: a weekly list',
  ],
  [
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
  ['updateCartQuantity', stuck('getCart'), '200: a new quantity'],
  ['removeCartLine', stuck('getCart'), '200: an own line'],
  ['deleteConversations', stuck('listConversations'), '200: an own one'],
  ['findConversation', body(() => null), '200: the one that exists'],
  [
    'getShopByHandle',
    () => stuck('getShopByHandle')('followShop'),
    '200: is_following follows the buyer',
  ],
  ['setScheduleActive', () => merged(() => ({ is_active: true }))('getSchedule'), '200: off'],
  ['updateUser', stuck('getCurrentUser'), '200: another name'],
  ['unsendMessage', stuck('listMessages'), '200: an own one'],
  ['markAllNotificationsRead', stuck('listNotifications'), '200: all of them'],
  [
    'getProduct',
    merged(({ _id }) => ({
      _id: _id.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')),
    })),
    '200: the product that was asked for',
  ],
]

let kept: Response | undefined

export const shapeDeviations: Row[] = [
  [
    'getProduct',
    instead(
      async () =>
        new Response('<!doctype html><title>Suki</title>', {
          headers: { 'content-type': 'text/html' },
        }),
    ),
    '200 / json',
  ],
  [
    'getProduct',
    answering(async (response) =>
      response.ok
        ? new Response(await response.text(), { headers: { 'content-type': 'text/plain' } })
        : response,
    ),
    '200 / content-type',
  ],
  [
    'getCurrentUser',
    answering((response) => {
      if (response.status === 401 && kept) return kept.clone()
      kept = response.clone()
      return response
    }),
    '401: without a token',
  ],
  [
    'getCart',
    answering((response) =>
      response.status === 403
        ? Response.json({ carts: [], outOfStock: [], totalProductsCount: 0 })
        : response,
    ),
    "403: another buyer's",
  ],
  ['getCurrentUser', merged(() => ({ password_hash: '$2b$10$abc' })), '200 /password_hash secret'],
  [
    'requestOtp',
    answering((response) => {
      response.headers.delete('retry-after')
      return response
    }),
    '429: a second one at once',
  ],
]
