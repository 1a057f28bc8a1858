import { namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { newAddress } from '../support/newAddress.ts'
import type { Diary } from './diary.ts'

const { id: userId } = namedBuyers.liza
const { mango, jasmineRice, pandesal } = namedProducts
const urls = { success: 'https://suki.example/ok', failure: 'https://suki.example/cart' }

/** Liza's addresses. Returns the id of the new one. */
export function writeAddresses({ ask }: Diary): string {
  const { _id } = ask('liza', 'createAddress', { body: { userId, address: newAddress } })
  const path = { addressId: _id, userId }
  ask('liza', 'updateAddress', { path, body: { ...newAddress, street: '5 Sampaguita Street' } })
  ask('liza', 'setDefaultAddress', { path })
  ask('liza', 'listAddresses', { path: { userId } })
  return _id as string
}

/** Liza fills and empties her cart. */
export function fillCart({ ask }: Diary): void {
  ask('liza', 'addToCart', {
    body: { productId: mango.id, quantity: 2, shopId: shopId('dolores') },
  })
  const cart = ask('liza', 'getCart', { path: { userId } })
  const [cartId, ...others] = (cart.carts as { products: { cartId: string }[] }[]).flatMap(
    ({ products }) => products.map((line) => line.cartId),
  )
  ask('liza', 'updateCartQuantity', { path: { cartId }, body: { quantity: 3 } })
  ask('liza', 'removeCartLine', { path: { cartId } })
  ask('liza', 'removeCartLines', { body: { cartIds: others.slice(0, 2) } })
}

/** Liza orders: rice with GCash, bread with cash. Returns both orders' ids. */
export function order({ ask, steer }: Diary, address: string): { rice: string; bread: string } {
  const payment_method = 'gcash'
  const rice = {
    shop: shopId('riceCenter'),
    products: [{ product: jasmineRice.id, quantity: 2 }],
    delivery_method: 'DELIVERY',
  }
  const bread = {
    shop: shopId('panaderia'),
    customer: userId,
    products: [{ product: pandesal.id, quantity: 3 }],
    payment_method: 'cod',
    delivery_method: 'PICKUP',
  }
  ask('liza', 'getPriceSummary', {
    body: { customer: userId, payment_method, transactions: [rice] },
  })
  const paid = ask('liza', 'createTransactions', {
    body: { urls, transactions: [{ ...rice, customer: userId, payment_method, address }] },
  })
  const id = paid.transactions[0]._id as string
  ask('liza', 'getPaymentIntent', { path: { id } })
  steer(`payment:${id}:paid`)
  ask('liza', 'getPaymentIntent', { path: { id } })
  const cash = ask('liza', 'createTransactions', { body: { urls, transactions: [bread] } })
  ask('liza', 'linkPaymentAccount', {
    body: { user: userId, payment_method, redirect_urls: urls },
  })
  return { rice: id, bread: cash.transactions[0]._id as string }
}

/** What becomes of the orders: the bread is cancelled; the rice is packed, received and refunded. */
export function receive(
  { ask, steer }: Diary,
  { rice, bread }: { rice: string; bread: string },
): void {
  const cancelled_by = 'customer'
  ask('liza', 'cancelTransaction', {
    path: { id: bread },
    body: { reason: 'CHANGE OF MIND', cancelled_by },
  })
  steer('advance:120')
  ask('liza', 'listCustomerTransactions', { path: { userId } })
  ask('liza', 'completeTransaction', { path: { id: rice } })
  ask('liza', 'createProductReview', {
    body: {
      product: jasmineRice.id,
      customer: userId,
      shop: shopId('riceCenter'),
      transaction: rice,
      rating: 5,
      description: 'Mabango at malambot. Salamat po!',
      gallery: [],
    },
  })
  ask('liza', 'reviewDelivery', {
    path: { id: rice },
    body: { driver_rating: 5, driver_delivery_feedback: 'Maingat po' },
  })
  ask('liza', 'refundTransaction', {
    path: { id: rice },
    body: { reason: 'Half of it was wet', cancelled_by },
  })
  steer('advance:1440')
}
