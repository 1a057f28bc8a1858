import { namedBuyers, scheduleIds, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { JournalEntry } from '#mocks/world/journal.ts'
import type { WorldFile } from '#mocks/worldFile/contents.ts'
import { openWorldFile } from '#mocks/worldFile/open.ts'
import { writeWorld } from '#mocks/worldFile/write.ts'
import { liveWholeDay } from '../golden/evening.ts'
import { call, type Market, openMarket } from '../support/market.ts'
import { messageOf } from '../support/message.ts'
import { orderOf } from '../support/order.ts'

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
  const { liza, ana, carlo } = namedBuyers
  const { jasmineRice: rice, mango } = namedProducts
  const order = orderOf('liza', 'jasmineRice', { payment_method: 'gcash' })
  const order_schedule_id = scheduleIds.weeklyGroceries
  const item = { product_id: rice.id, user_id: liza.id, shop_id: shopId(rice.shop), quantity: 1 }
  for (const [who, method, path, body] of [
    ['ana', 'POST', '/auth', { email: ana.email, password: 'a wrong guess' }],
    ['ana', 'POST', '/products/like-product', { product: mango.id }],
    ['liza', 'POST', '/followers', { customer_id: liza.id, shop_id: shopId('kamuning') }],
    ['liza', 'POST', '/carts', { productId: rice.id, quantity: 1, shopId: shopId(rice.shop) }],
    ['liza', 'POST', '/transactions', order],
    [
      'carlo',
      'POST',
      '/payments/link-account',
      { user: carlo.id, payment_method: 'gcash', redirect_urls: order.urls },
    ],
    ['liza', 'POST', '/order/schedule/add/product', { products: [{ ...item, order_schedule_id }] }],
    ['liza', 'PUT', `/order/schedule/${order_schedule_id}/advance/checkout`],
    ['liza', 'POST', '/conversations/chat', messageOf('Magkano po?')],
  ] as const)
    await call(market, method, path, {
      token: market.login(who),
      body,
      headers: { 'idempotency-key': 'of-the-busy-market' },
    })
  return market
}
