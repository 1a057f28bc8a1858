import {
  answering,
  body,
  deaf,
  type Deviation,
  instead,
  later,
  records,
  reversed,
  stuck,
  withBody,
} from './plant.ts'

/**
 * Deviations of effect and state: changes that are answered and not carried out, and more answers
 * that are not true.
 */
export const effectDeviations: Deviation[] = [
  {
    name: 'a changed quantity is answered and not stored',
    plant: stuck('updateCartQuantity', 'getCart'),
    finds: 'updateCartQuantity 200: a new quantity, which is stored',
  },
  {
    name: 'a deleted conversation stays',
    plant: stuck('deleteConversations', 'listConversations'),
    finds: 'deleteConversations 200: an own one, which is not listed any more',
  },
  {
    name: 'a conversation that exists is not found',
    plant: body('findConversation', () => null),
    finds: 'findConversation 200: the one that exists',
  },
  {
    name: 'the distance of shops is no filter',
    plant: deaf('listNearbyShops', 'meters'),
    finds: 'listNearbyShops 200: none that is farther than was asked for',
  },
  {
    name: 'a page is longer than was asked for',
    plant: deaf('listProducts', 'limit'),
    finds: 'listProducts 200: a page, which is full unless it is the last one',
  },
  {
    name: 'every page has the products of the first, and its own number',
    plant: instead('listProducts', async (request, send) => {
      const url = new URL(request.url)
      const page = Number(url.searchParams.get('page') ?? 1)
      url.searchParams.set('page', '1')
      const answer = await send(new Request(url, request))
      return answer.ok
        ? withBody(answer, { ...((await answer.json()) as object), currentPage: page })
        : answer
    }),
    finds: "listProducts 200: all pages, each product once, and of one shop's products no others",
  },
  {
    name: 'a follow is answered and not stored',
    plant: stuck('followShop', 'getShopByHandle'),
    finds:
      'getShopByHandle 200: is_following follows the buyer, and so does the number of followers',
  },
  {
    name: 'a list that is switched off stays on',
    plant: body('getSchedule', (list) => ({ ...list, is_active: true })),
    finds: 'setScheduleActive 200: off, which is stored',
  },
  {
    name: 'products of every category are listed',
    plant: deaf('listProducts', 'categories'),
    finds:
      "listProducts 200: products of a category only, also of one at the tree's top, and all of them in order",
  },
  {
    name: 'an order of another quantity',
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
    plant: stuck('removeCartLine', 'getCart'),
    finds: 'removeCartLine 200: an own line, which is gone then',
  },
  {
    name: 'the badge of the cart counts pieces',
    plant: body('getCart', (cart) => ({
      ...cart,
      totalProductsCount: cart.totalProductsCount + 1,
    })),
    finds: "getCart 200: a buyer's own cart, and the number of its lines",
  },
  {
    name: 'a changed name is answered and not stored',
    plant: stuck('updateUser', 'getCurrentUser'),
    finds: 'updateUser 200: another name, which is stored',
  },
  {
    name: 'an unsent message stays',
    plant: stuck('unsendMessage', 'listMessages'),
    finds: 'unsendMessage 200: an own one, which is gone then',
  },
  {
    name: 'all notifications stay unread',
    plant: stuck('markAllNotificationsRead', 'listNotifications'),
    finds: 'markAllNotificationsRead 200: all of them, and none is unread then',
  },
  {
    name: 'a list is due at 08:00 in UTC',
    plant: body('createSchedule', (list) => ({
      ...list,
      next_checkout_date: later(list.next_checkout_date),
    })),
    finds: 'createSchedule 201: a weekly list, due next Sunday at 08:00 in the Philippines',
  },
  {
    name: 'favourites are oldest first',
    plant: reversed('listLikes'),
    finds: "listLikes 200: a buyer's own, the latest first",
  },
  {
    name: 'conversations are oldest first',
    plant: reversed('listConversations'),
    finds: "listConversations 200: all pages of a buyer's own, the latest first, each once",
  },
  {
    name: 'a cancelled order is pending in the list',
    plant: records('listCustomerTransactions', (order) => ({
      ...order,
      order_status: order.order_status === 'CANCELLED' ? 'PENDING' : order.order_status,
    })),
    finds: 'listCustomerTransactions 200: orders of one status',
  },
  {
    name: 'another product is answered',
    plant: answering('getProduct', async (response) => {
      if (!response.ok) return response
      const product = (await response.json()) as { _id: string }
      return withBody(response, {
        ...product,
        _id: product._id.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      })
    }),
    finds: 'getProduct 200: the product that was asked for, at the price of the catalogue',
  },
]
