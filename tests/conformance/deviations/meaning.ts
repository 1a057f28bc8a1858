import { body, deaf, type Deviation, instead, later, records, reversed, withBody } from './plant.ts'

/** Pesos with a centavo more. */
const centavoMore = (pesos: number) => Math.round(pesos * 100 + 1) / 100
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
    plant: body('getPriceSummary', (price) => ({
      ...price,
      basePrice: centavoMore(price.basePrice),
    })),
    finds: 'getPriceSummary 200: price times quantity, and fees of gcash (OPEN-16)',
  },
  {
    name: 'the total of an order is a centavo off',
    plant: body('createTransactions', (made) => ({
      ...made,
      // oxlint-disable-next-line typescript/no-explicit-any -- an order
      transactions: made.transactions.map((order: any) => ({
        ...order,
        total_price: centavoMore(order.total_price),
      })),
    })),
    finds: 'createTransactions 201: an order paid in cash, at the price of the summary',
  },
  {
    name: 'GCash without a payment page',
    plant: body('createTransactions', (made) => ({ ...made, checkout_page_url: null })),
    finds: 'createTransactions 201: an order paid by GCash, with the page to pay it at',
  },
  {
    name: 'a stale price in the cart',
    plant: lines((line) => ({ ...line, price: line.price - 1 })),
    finds:
      'getCart 200: a line has the quantity that was added, and the price that the product has',
  },
  {
    name: 'isLiked is always false',
    plant: body('getProduct', (product) => ({ ...product, isLiked: false })),
    finds: 'getProduct 200: isLiked follows the likes of the buyer, and their number',
  },
  {
    name: 'isLiked of the catalogue is always true',
    plant: records('listProducts', (product) => ({ ...product, isLiked: true })),
    finds: 'listProducts 200: isLiked is that of the buyer, and false for a visitor',
  },
  {
    name: 'the number of unread notifications is wrong',
    plant: body('countUnreadNotifications', ({ unread_count }) => ({
      unread_count: unread_count + 1,
    })),
    finds: 'countUnreadNotifications 200: as many as are listed as unread',
  },
  {
    name: 'the number of unread messages is wrong',
    plant: body('countUnreadMessages', ({ unread_messages_count: n }) => ({
      unread_messages_count: n + 1,
    })),
    finds:
      'countUnreadMessages 200: none when each conversation was read, and else at least one of each unread one',
  },
  {
    name: 'the status of orders is no filter',
    plant: deaf('listCustomerTransactions', 'status'),
    finds: 'listCustomerTransactions 200: orders of one status',
  },
  {
    name: 'every page of orders is the first',
    plant: deaf('listCustomerTransactions', 'page'),
    finds: "listCustomerTransactions 200: all pages of a buyer's own, the newest first, each once",
  },
  {
    name: 'every page of products is the first',
    plant: deaf('listProducts', 'page'),
    finds: "listProducts 200: all pages, each product once, and of one shop's products no others",
  },
  {
    name: 'the shop of products is no filter',
    plant: deaf('listProducts', 'shopId'),
    finds: "listProducts 200: all pages, each product once, and of one shop's products no others",
  },
  {
    name: 'is_read is no filter',
    plant: deaf('listNotifications', 'is_read'),
    finds: 'listNotifications 200: only read, and only unread ones, which are all together',
  },
  {
    name: 'notifications are oldest first',
    plant: reversed('listNotifications'),
    finds:
      "listNotifications 200: all pages of a buyer's own, the newest first, each once, of whatever length",
  },
  {
    name: 'messages are oldest first',
    plant: reversed('listMessages'),
    finds: 'listMessages 200: all pages, the newest first, each once',
  },
  {
    name: 'addresses are newest first',
    plant: reversed('listAddresses'),
    finds: "listAddresses 200: a buyer's own, the oldest first",
  },
  {
    name: 'a date is eight hours off',
    plant: body('sendMessage', (message) => ({ ...message, createdAt: later(message.createdAt) })),
    finds: 'sendMessage 201: to the shop, with the time at which it was sent',
  },
  {
    name: 'adding a product replaces its quantity',
    plant: instead('addToCart', async (request, send) => {
      const sent = request.clone()
      const answer = await send(request)
      if (!answer.ok) return answer
      const wanted = ((await sent.json()) as { quantity: number }).quantity
      const line = (await answer.clone().json()) as { cartId: string; quantity: number }
      if (line.cartId === undefined || line.quantity === wanted) return answer
      const url = `${sent.url}/${line.cartId}`
      await send(
        new Request(url, {
          method: 'PUT',
          headers: sent.headers,
          body: JSON.stringify({ quantity: wanted }),
        }),
      )
      return withBody(answer, { ...line, quantity: wanted })
    }),
    finds: 'addToCart 201: the quantity is added to that of the line',
  },
]
