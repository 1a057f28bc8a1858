import { expect, test } from 'vitest'
import { conversationIds, namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { call, openMarket } from '../support/market.ts'
import { orderOf } from '../support/order.ts'

const headers = { 'idempotency-key': '6f1c2c1e-8f0a-4a57-9c53-3d0a4f0b7e21' }
const DAY_MS = 24 * 3_600_000

const message = {
  buyer_id: namedBuyers.liza.id,
  seller_id: shopId('riceCenter'),
  conversation_id: conversationIds.lizaRice,
  sender: 'buyer',
  receiver: shopId('riceCenter'),
  type: 'text',
  content: 'Papunta na po',
}
interface Answer {
  _id?: string
  transactions?: { _id: string }[]
}
const calls = {
  order: {
    path: '/transactions',
    body: orderOf('liza', 'quickmelt'),
    idOf: ({ transactions }: Answer) => transactions?.[0]?._id,
  },
  message: { path: '/conversations/chat', body: message, idOf: ({ _id }: Answer) => _id },
}

function open(kind: keyof typeof calls) {
  const market = openMarket({ products: 80 })
  const { path, body, idOf } = calls[kind]
  const send = async () => {
    const answer = await call(market, 'POST', path, { token: market.login('liza'), headers, body })
    expect(answer.status).toBe(201)
    return idOf(answer.body as Answer)
  }
  return { market, send }
}

test.each(Object.keys(calls) as (keyof typeof calls)[])(
  'the key of an %s is remembered for 24 hours',
  async (kind) => {
    const { market, send } = open(kind)
    const first = await send()
    market.world.clock.advance(DAY_MS - 1)
    expect(await send()).toBe(first)
    market.world.clock.advance(1)
    const later = await send()
    expect(later).not.toBe(first)
    expect(await send()).toBe(later)
  },
)

test.each(Object.keys(calls) as (keyof typeof calls)[])(
  'of two calls of an %s at the same time one is carried out',
  async (kind) => {
    const { send } = open(kind)
    const [one, other] = await Promise.all([send(), send()])
    expect(other).toBe(one)
  },
)

test('a refused order leaves its key unused, also for another body; a repeated one is answered as it is by then', async () => {
  const market = openMarket({ products: 80 })
  const { tables } = market.world
  const order = async (more: object = {}) =>
    call(market, 'POST', '/transactions', {
      token: market.login('liza'),
      headers,
      body: { ...orderOf('liza', 'quickmelt'), ...more },
    })
  expect((await order({ expected_total: 1 })).body).toMatchObject({ code: 'price_changed' })
  const { id } = namedProducts.quickmelt
  const { stocks } = tables.products.get(id) ?? { stocks: 0 }
  tables.products.update(id, { stocks: 0 })
  expect((await order()).body).toMatchObject({ code: 'out_of_stock' })
  tables.products.update(id, { stocks })
  const placed = (await order()).body.transactions[0]
  await call(market, 'POST', `/transactions/cancel/${placed._id}`, {
    token: market.login('liza'),
    body: { reason: 'CHANGE OF MIND', cancelled_by: 'customer' },
  })
  expect((await order()).body.transactions).toMatchObject([
    { _id: placed._id, order_status: 'CANCELLED' },
  ])
  expect((await order({ expected_total: 1 })).body).toMatchObject({
    code: 'idempotency_key_reused',
  })
})
