import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import type { OperationId } from '#mocks/contract.ts'
import type { RawInput } from '#mocks/core/guard.ts'
import { type Market, openMarket } from '#mocks/hosts/vitest.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { settlePayment } from '#mocks/transport/services/provider.ts'
import type { World } from '#mocks/world/world.ts'
import { newAddress } from '../support/newAddress.ts'

const MINUTE = 60_000
const liza = namedBuyers.liza.id
const ana = namedBuyers.ana.id

/**
 * Simulates a day in a marketplace, with everything that uses randomness, ids, the clock, hashes
 * and dates.
 */
export function simulateDay(market: Market): void {
  const { world } = market
  const send = (who: string | null, operation: OperationId, input: Partial<RawInput>) => {
    const { status, body } = market.handle({
      operation,
      token: who && market.login(who),
      input: { path: {}, query: {}, header: {}, body: undefined, ...input },
    })
    if (status >= 400) throw new Error(`${operation} ${status}: ${JSON.stringify(body)}`)
    return body as Record<string, string>
  }
  const pass = (minutes: number) => void applyScenario(market, { advance: minutes * MINUTE })
  const order = (who: string, customer: string, key: ProductKey, payment_method: string) => {
    const { id } = namedProducts[key]
    const transaction = {
      shop: world.tables.products.get(id)?.shop_id,
      customer,
      products: [{ product: id, quantity: 2 }],
      payment_method,
      delivery_method: 'DELIVERY',
    }
    send(who, 'createTransactions', {
      body: {
        urls: { success: 'https://suki.example/ok', failure: 'https://suki.example/no' },
        transactions: [transaction],
      },
    })
  }
  send(null, 'login', {
    body: { email: namedBuyers.liza.email, password: namedBuyers.liza.password },
  })
  send(null, 'requestOtp', { body: { email: 'bago@suki.example', otpType: 'REGISTRATION' } })
  const otpValue = world.tables.mails.by('to', 'bago@suki.example').at(-1)?.subject.slice(0, 6)
  send(null, 'verifyOtp', {
    body: { email: 'bago@suki.example', otpType: 'REGISTRATION', otpValue },
  })
  send(null, 'registerUser', {
    body: {
      email: 'bago@suki.example',
      password: 'bagong-salta-2026',
      first_name: 'Ñino',
      last_name: 'Cruz',
      contact_number: '09170001234',
    },
  })
  send('ana', 'createAddress', { body: { userId: ana, address: newAddress } })
  send('liza', 'listProducts', { query: { query: 'manggo' } })
  send('liza', 'likeProduct', { body: { product: namedProducts.mango.id } })
  order('ana', ana, 'mango', 'gcash')
  for (const payment of world.tables.payments.by('user_id', ana))
    settlePayment(market, payment._id, 'paid')
  order('liza', liza, 'jasmineRice', 'gcash')
  order('liza', liza, 'pandesal', 'cod')
  const seller_id = world.tables.products.get(namedProducts.jasmineRice.id)?.shop_id ?? ''
  const { conversation_id } = send('ana', 'createConversation', {
    body: { buyer_id: ana, seller_id },
  })
  send('ana', 'sendMessage', {
    body: {
      buyer_id: ana,
      seller_id,
      conversation_id,
      sender: 'buyer',
      receiver: seller_id,
      type: 'text',
      content: 'Magkano po ang bigas? 🍚',
    },
  })
  pass(5)
  const preparing = world.tables.orders.by('customer_id', ana).at(-1)?._id
  send('ana', 'cancelTransaction', {
    path: { id: preparing },
    body: { reason: 'CHANGE OF MIND', cancelled_by: 'customer' },
  })
  pass(60)
  const address = world.tables.addresses.by('user', ana)[0]?._id
  send('ana', 'createSchedule', {
    body: {
      name: 'Buwanang bigas',
      theme: 'emerald',
      address,
      payment_method: 'cod',
      user_id: ana,
      schedule_type: 'monthly',
      notification_date: { time: '08:00', day_of_month: 'END' },
    },
  })
  pass(14 * 24 * 60)
}

/** The world of a small marketplace after that day. */
export function worldAfter(seed = 1): World {
  const market = openMarket({ seed, products: 300 })
  simulateDay(market)
  if (market.violations.length > 0)
    throw new Error(`The marketplace broke its contract: ${JSON.stringify(market.violations)}`)
  return market.world
}
