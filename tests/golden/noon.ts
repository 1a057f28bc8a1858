import { namedBuyers, orderIds, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { UNKNOWN_ID } from '../conformance/testContext.ts'
import { newAddress } from '../support/newAddress.ts'
import type { Diary } from './diary.ts'

const { liza, ana } = namedBuyers
const { mango, jasmineRice, pandesal } = namedProducts
const urls = { success: 'https://suki.example/ok', failure: 'https://suki.example/cart' }

/** Liza's addresses. Returns the id of the new one. */
export async function writeAddresses({ ask }: Diary): Promise<string> {
  const { _id } = await ask('liza', 'createAddress', 'at a friend’s', {
    body: { userId: liza.id, address: newAddress },
  })
  await ask('liza', 'createAddress', 'without a street', {
    body: { userId: liza.id, address: { ...newAddress, street: '' } },
  })
  const own = { addressId: _id, userId: liza.id }
  const unknown = { addressId: UNKNOWN_ID, userId: liza.id }
  await ask('liza', 'updateAddress', 'another street', {
    path: own,
    body: { ...newAddress, street: '5 Sampaguita Street' },
  })
  await ask('liza', 'updateAddress', 'that does not exist', { path: unknown, body: newAddress })
  await ask('liza', 'setDefaultAddress', 'the new one', { path: own })
  await ask('liza', 'setDefaultAddress', 'that does not exist', { path: unknown })
  await ask('liza', 'listAddresses', 'with the new one', { path: { userId: liza.id } })
  await ask('liza', 'listAddresses', 'of another buyer', { path: { userId: ana.id } })
  return _id as string
}

/** Liza fills and empties her cart. */
export async function fillCart({ ask }: Diary): Promise<void> {
  await ask('liza', 'addToCart', 'mangoes', {
    body: { productId: mango.id, quantity: 2, shopId: shopId('dolores') },
  })
  await ask('liza', 'addToCart', 'more than there are', {
    body: { productId: mango.id, quantity: 900, shopId: shopId('dolores') },
  })
  await ask('liza', 'addToCart', 'what does not exist', {
    body: { productId: UNKNOWN_ID, quantity: 1, shopId: shopId('dolores') },
  })
  const cart = await ask('liza', 'getCart', 'with the mangoes', { path: { userId: liza.id } })
  await ask('liza', 'getCart', 'of another buyer', { path: { userId: ana.id } })
  const lines = (cart.carts as { products: { cartId: string }[] }[]).flatMap(({ products }) =>
    products.map(({ cartId }) => cartId),
  )
  await ask('liza', 'updateCartQuantity', 'three pieces', {
    path: { cartId: lines[0] ?? '' },
    body: { quantity: 3 },
  })
  await ask('liza', 'updateCartQuantity', 'of nothing', {
    path: { cartId: UNKNOWN_ID },
    body: { quantity: 3 },
  })
  await ask('liza', 'removeCartLine', 'the first', { path: { cartId: lines[0] ?? '' } })
  await ask('liza', 'removeCartLine', 'the same again', { path: { cartId: lines[0] ?? '' } })
  await ask('liza', 'removeCartLines', 'two others', { body: { cartIds: lines.slice(1, 3) } })
  await ask('liza', 'removeCartLines', 'that do not exist', { body: { cartIds: [UNKNOWN_ID] } })
}

/** Liza orders: rice with GCash, bread with cash. Returns both orders' ids. */
export async function order(
  { ask, steer }: Diary,
  address: string,
): Promise<{ rice: string; bread: string }> {
  const products = [{ product: jasmineRice.id, quantity: 2 }]
  const transaction = {
    shop: shopId('riceCenter'),
    customer: liza.id,
    products,
    payment_method: 'gcash',
    delivery_method: 'DELIVERY',
    address,
  }
  const summary = { customer: liza.id, payment_method: 'gcash' }
  await ask('liza', 'getPriceSummary', 'of the rice', {
    body: {
      ...summary,
      transactions: [{ shop: shopId('riceCenter'), products, delivery_method: 'DELIVERY' }],
    },
  })
  await ask('liza', 'getPriceSummary', 'of nothing', { body: { ...summary, transactions: [] } })
  const paid = await ask('liza', 'createTransactions', 'rice with GCash', {
    body: { urls, transactions: [transaction] },
  })
  await ask('liza', 'createTransactions', 'more than there is', {
    body: {
      urls,
      transactions: [{ ...transaction, products: [{ product: jasmineRice.id, quantity: 900 }] }],
    },
  })
  const rice = paid.transactions[0]._id as string
  await ask('liza', 'getPaymentIntent', 'before it is paid', { path: { id: rice } })
  await ask('liza', 'getPaymentIntent', 'that does not exist', { path: { id: UNKNOWN_ID } })
  steer(`payment:${rice}:paid`, 'Liza pays')
  await ask('liza', 'getPaymentIntent', 'after it was paid', { path: { id: rice } })
  const cash = await ask('liza', 'createTransactions', 'bread with cash', {
    body: {
      urls,
      transactions: [
        {
          shop: shopId('panaderia'),
          customer: liza.id,
          products: [{ product: pandesal.id, quantity: 3 }],
          payment_method: 'cod',
          delivery_method: 'PICKUP',
        },
      ],
    },
  })
  const link = { user: liza.id, payment_method: 'gcash', redirect_urls: urls }
  await ask('liza', 'linkPaymentAccount', 'GCash', { body: link })
  await ask('liza', 'linkPaymentAccount', 'of another buyer', { body: { ...link, user: ana.id } })
  return { rice, bread: cash.transactions[0]._id as string }
}

/** What becomes of the orders. */
export async function receive(
  { ask, steer }: Diary,
  { rice, bread }: { rice: string; bread: string },
): Promise<void> {
  const cancel = { reason: 'CHANGE OF MIND', cancelled_by: 'customer' }
  await ask('liza', 'cancelTransaction', 'the bread', { path: { id: bread }, body: cancel })
  await ask('liza', 'cancelTransaction', 'the same again', { path: { id: bread }, body: cancel })
  steer('advance:120', 'the shop packs the rice')
  await ask('liza', 'listCustomerTransactions', 'all', { path: { userId: liza.id } })
  await ask('liza', 'listCustomerTransactions', 'of another buyer', { path: { userId: ana.id } })
  await ask('liza', 'completeTransaction', 'the rice', { path: { id: rice } })
  await ask('liza', 'completeTransaction', 'the same again', { path: { id: rice } })
  const review = {
    product: jasmineRice.id,
    customer: liza.id,
    shop: shopId('riceCenter'),
    transaction: rice,
    rating: 5,
    description: 'Mabango at malambot. Salamat po!',
    gallery: [],
  }
  await ask('liza', 'createProductReview', 'of the rice', { body: review })
  await ask('liza', 'createProductReview', 'the same again', { body: review })
  const delivery = { driver_rating: 5, driver_delivery_feedback: 'Maingat po' }
  await ask('liza', 'reviewDelivery', 'of the rice', { path: { id: rice }, body: delivery })
  await ask('liza', 'reviewDelivery', 'of an order that waits', {
    path: { id: orderIds.lizaPending },
    body: delivery,
  })
  const refund = { cancelled_by: 'customer', reason: 'Half of it was wet' }
  await ask('liza', 'refundTransaction', 'of the rice', { path: { id: rice }, body: refund })
  await ask('liza', 'refundTransaction', 'the same again', { path: { id: rice }, body: refund })
  steer('advance:1440', 'the shop decides about the refund')
}
