import { namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { bytes } from '../support/heads.ts'
import { newAddress } from '../support/newAddress.ts'
import type { Diary } from './diary.ts'

const { liza: buyer, ana } = namedBuyers
const { id: userId } = buyer
const { coffee, mango, jasmineRice, pandesal } = namedProducts
const email = 'bago@suki.example'
/** Of a file, the service looks at its head. */
const picture = { name: 'picture.png', bytes: bytes(0x89, 'PNG') }

/** Somebody signs up; Liza logs in. Returns the newcomer's token. */
export function arrive({ ask, liza, visitor, codeFor, consent }: Diary): string {
  const otpType = 'REGISTRATION'
  visitor('checkUserValidity', { query: { email } })
  visitor('requestOtp', { body: { email, otpType } })
  visitor('verifyOtp', { body: { email, otpValue: '000000', otpType } })
  visitor('verifyOtp', { body: { email, otpValue: codeFor(email), otpType } })
  const { token } = visitor('registerUser', {
    body: {
      email,
      password: 'bagong-salta-2026',
      first_name: 'Ñino',
      last_name: 'Cruz',
      contact_number: '09170001234',
    },
  })
  const accessToken = consent({
    email: 'maria@suki.example',
    first_name: 'Maria',
    last_name: 'Santos',
  })
  const { authToken } = visitor('externalLogin', { body: { accessToken, signedVia: 'GOOGLE' } })
  ask({ token: authToken }, 'addPassword', { body: { password: 'maria-2026' } })
  visitor('login', { body: { email: buyer.email, password: buyer.password } })
  liza('verifySession')
  return token as string
}

/** Liza keeps her account in order; Ana has forgotten her password. */
export function lookAfterAccount({ liza, visitor, codeFor }: Diary): void {
  liza('getCurrentUser')
  const folder_name = 'users'
  const { fileId } = liza('uploadFile', { body: { file: picture, folder_name } })
  liza('uploadFiles', { body: { files: [picture], folder_name } })
  visitor('getFile', { path: { id: fileId } })
  liza('updateUser', { body: { display_picture: fileId } })
  liza('changePassword', {
    body: { old_password: buyer.password, new_password: 'kalamansi-2026' },
  })
  liza('writeUserLog', {
    body: {
      user_id: userId,
      event_type: 'PROFILE_UPDATE',
      event_details: 'User Updated',
      ip_address: '',
      user_agent: 'Mozilla/5.0',
      profile: 'BUYER',
    },
  })
  const otpType = 'FORGOT_PASSWORD'
  visitor('requestOtp', { body: { email: ana.email, otpType } })
  const { password_reset_token } = visitor('verifyOtp', {
    body: { email: ana.email, otpValue: codeFor(ana.email), otpType },
  })
  visitor('resetPassword', { body: { new_password: 'bagong-suki-2026', password_reset_token } })
}

/** Liza looks around. */
export function browse({ liza, visitor }: Diary): void {
  visitor('listProducts', { query: { limit: '8' } })
  liza('listProducts', { query: { query: 'rice and eggs' } })
  liza('getSearchSuggestions', { path: { term: 'gatas' } })
  liza('getRecentSearches')
  liza('clearRecentSearches')
  liza('getProduct', { path: { id: mango.id } })
  liza('incrementProductView', { path: { id: mango.id } })
  liza('listProductReviews', { path: { productId: jasmineRice.id } })
  liza('listSimilarNearby', { path: { id: coffee.id } })
  liza('likeProduct', { body: { product: mango.id } })
  liza('listLikes', { path: { userId } })
}

const urls = { success: 'https://suki.example/ok', failure: 'https://suki.example/cart' }

/** Liza's addresses. Returns the id of the new one. */
export function writeAddresses({ liza }: Diary): string {
  const { _id } = liza('createAddress', { body: { userId, address: newAddress } })
  const path = { addressId: _id, userId }
  liza('updateAddress', { path, body: { ...newAddress, street: '5 Sampaguita Street' } })
  liza('setDefaultAddress', { path })
  liza('listAddresses', { path: { userId } })
  return _id as string
}

export function fillCart({ liza }: Diary): void {
  liza('addToCart', {
    body: { productId: mango.id, quantity: 2, shopId: shopId('dolores') },
  })
  const cart = liza('getCart', { path: { userId } })
  const [cartId, ...others] = (cart.carts as { products: { cartId: string }[] }[]).flatMap(
    ({ products }) => products.map((line) => line.cartId),
  )
  liza('updateCartQuantity', { path: { cartId }, body: { quantity: 3 } })
  liza('removeCartLine', { path: { cartId } })
  liza('removeCartLines', { body: { cartIds: others.slice(0, 2) } })
}

export function order({ liza, steer }: Diary, address: string): { rice: string; bread: string } {
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
  liza('getPriceSummary', {
    body: { customer: userId, payment_method, transactions: [rice] },
  })
  const paid = liza('createTransactions', {
    body: { urls, transactions: [{ ...rice, customer: userId, payment_method, address }] },
  })
  const id = paid.transactions[0]._id as string
  liza('getPaymentIntent', { path: { id } })
  steer(`payment:${id}:paid`)
  liza('getPaymentIntent', { path: { id } })
  const cash = liza('createTransactions', { body: { urls, transactions: [bread] } })
  liza('linkPaymentAccount', {
    body: { user: userId, payment_method, redirect_urls: urls },
  })
  return { rice: id, bread: cash.transactions[0]._id as string }
}

/** What becomes of the orders: the bread is cancelled; the rice is packed, received and refunded. */
export function receive(
  { liza, steer }: Diary,
  { rice, bread }: { rice: string; bread: string },
): void {
  const cancelled_by = 'customer'
  liza('cancelTransaction', {
    path: { id: bread },
    body: { reason: 'CHANGE OF MIND', cancelled_by },
  })
  steer('advance:120')
  liza('listCustomerTransactions', { path: { userId } })
  liza('completeTransaction', { path: { id: rice } })
  liza('createProductReview', {
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
  liza('reviewDelivery', {
    path: { id: rice },
    body: { driver_rating: 5, driver_delivery_feedback: 'Maingat po' },
  })
  liza('refundTransaction', {
    path: { id: rice },
    body: { reason: 'Half of it was wet', cancelled_by },
  })
  steer('advance:1440')
}
