import { shopId } from '#fixtures/named.ts'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { JournalEntry } from '#mocks/world/journal.ts'
import type { WorldFile } from '#mocks/worldFile/contents.ts'
import { openWorldFile } from '#mocks/worldFile/open.ts'
import { writeWorld } from '#mocks/worldFile/write.ts'
import { liveWholeDay } from '../golden/evening.ts'
import { as, call, type Market, openMarket } from '../support/market.ts'

export const STAMP = 'stamp of the tests'

/** The file of a marketplace's world. */
export const fileOf = (simulation: Market): string =>
  writeWorld(simulation.world, simulation.settings, simulation.baseRows(), STAMP)

export const parsed = (file: string) => JSON.parse(file) as WorldFile

/** Opens a file in a marketplace, by default a new one. */
export const openFile = (file: string, simulation: Market = openMarket({ products: 60 })) =>
  openWorldFile(simulation, file, STAMP)

/** Why a file is refused; empty for one that fits. */
export function reasonsFor(file: string, market?: Market): string[] {
  const opened = openFile(file, market)
  return 'reasons' in opened ? opened.reasons : []
}

export type Row = NonNullable<JournalEntry['row']> & Record<string, unknown>

/** A marketplace in which every table has changed. */
export async function busyMarket(): Promise<Market> {
  const market = openMarket({ products: 120 })
  liveWholeDay(market)
  const { liza, ana } = namedBuyers
  const asLiza = as(market, 'liza')
  const shop = shopId('riceCenter')
  await call(market, 'POST', '/auth', { body: { email: ana.email, password: 'a wrong guess' } })
  await as(market, 'ana')('POST', '/products/like-product', { product: namedProducts.mango.id })
  await asLiza('POST', '/followers', { customer_id: liza.id, shop_id: shopId('kamuning') })
  await asLiza('POST', '/carts', {
    productId: namedProducts.jasmineRice.id,
    quantity: 1,
    shopId: shop,
  })
  const pay = { success: 'https://suki.example/ok', failure: 'https://suki.example/cart' }
  const order = { shop, customer: liza.id, payment_method: 'gcash', delivery_method: 'DELIVERY' }
  const products = [{ product: namedProducts.jasmineRice.id, quantity: 1 }]
  await asLiza('POST', '/transactions', { urls: pay, transactions: [{ ...order, products }] })
  await as(market, 'carlo')('POST', '/payments/link-account', {
    user: namedBuyers.carlo.id,
    payment_method: 'gcash',
    redirect_urls: pay,
  })
  const [list] = market.world.tables.schedules.by('user_id', liza.id)
  const item = {
    product_id: namedProducts.jasmineRice.id,
    user_id: liza.id,
    order_schedule_id: list?._id,
    shop_id: shop,
    quantity: 1,
  }
  await asLiza('POST', '/order/schedule/add/product', { products: [item] })
  await asLiza('PUT', `/order/schedule/${list?._id}/advance/checkout`)
  const { body: found } = await asLiza('POST', '/conversations', {
    buyer_id: liza.id,
    seller_id: shop,
  })
  const { conversation_id } = found as { conversation_id: string }
  const message = {
    buyer_id: liza.id,
    seller_id: shop,
    conversation_id,
    sender: 'buyer',
    receiver: shop,
    type: 'text',
  }
  await call(market, 'POST', '/conversations/chat', {
    token: market.login('liza'),
    body: { ...message, content: 'Magkano po?' },
    headers: { 'idempotency-key': 'f2c1b0de-0000-4000-8000-000000000001' },
  })
  return market
}
