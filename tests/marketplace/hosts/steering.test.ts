import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { steered } from '../support/steered.ts'

/** The statuses of so many calls. */
async function statuses({ ask }: ReturnType<typeof steered>, calls: number) {
  const found: number[] = []
  for (let n = 0; n < calls; n++) found.push((await ask('GET', '/users/me')).status)
  return found
}

test('a fault occurs after so many calls, always, or by a chance that the seed decides', async () => {
  const host = steered('fail:getCurrentUser:503:2:after:2')
  expect(await statuses(host, 6)).toEqual([200, 200, 503, 503, 200, 200])
  host.steer('fail:getCurrentUser:503:always')
  expect(await statuses(host, 4)).toEqual([503, 503, 503, 503])
  const byChance = (seed: number) =>
    statuses(steered('fail:getCurrentUser:503:chance:30', { seed }), 60)
  const [first, again, other] = [await byChance(1), await byChance(1), await byChance(2)]
  expect(again).toEqual(first)
  expect(other).not.toEqual(first)
  const failed = first.filter((status) => status === 503).length
  expect(failed).toBeGreaterThan(8)
  expect(failed).toBeLessThan(30)
})

test('an event is never sent, or is sent later', async () => {
  const { steer, payloads } = steered('drop:onChatMessage,slow:onIncomingMessage:80')
  expect(steer('say:riceCenter:Kumusta po')).toEqual([])
  expect([payloads('onChatMessage'), payloads('onIncomingMessage')]).toEqual([[], []])
  await expect.poll(() => payloads('onIncomingMessage')).toHaveLength(1)
  expect(payloads('onChatMessage')).toEqual([])
  steer('say:riceCenter:Opo')
  expect(payloads('onChatMessage')).toHaveLength(1)
  expect(
    steer('fail:onTyping:503,omit:announceOnline:type,omit:onPaymentConnection:x'),
    'what the app sends, and the greeting, have no faults at all',
  ).toMatchObject([
    {
      directive: 'fail:onTyping',
      reason: 'onTyping is an event, into which only drop, slow, omit, put, drift can be injected',
    },
    { directive: 'omit:announceOnline' },
    { directive: 'omit:onPaymentConnection' },
  ])
})

test('a payment ends as the scenario says, once, and is named by its id, by an order or as the last one', async () => {
  const { steer, order, tables, payloads } = steered()
  const statusOf = (id: string) =>
    tables.payments.get(tables.orders.get(id)?.payment_id ?? '')?.status
  const [paid, failed, expired] = [await order('gcash'), await order('gcash'), await order('gcash')]
  expect(
    steer(
      `payment:last:expired,payment:${failed}:failed,payment:${tables.orders.get(paid)?.payment_id}:paid`,
      null,
    ),
  ).toEqual([{ directive: 'payment:last:expired', reason: 'nobody is signed in: add as:NAME' }])
  expect([paid, failed, expired].map(statusOf)).toEqual(['PAID', 'FAILED', 'PENDING'])
  expect(steer('payment:last:expired')).toEqual([])
  expect(statusOf(expired)).toBe('EXPIRED')
  expect(payloads('onPaymentStatus')).toHaveLength(3)
  expect(steer(`payment:${paid}:failed,payment:last:paid,payment:nothing:paid`)).toEqual([
    {
      directive: `payment:${paid}:failed`,
      reason: 'the payment is PAID: only a PENDING one can end',
    },
    {
      directive: 'payment:last:paid',
      reason: 'the payment is EXPIRED: only a PENDING one can end',
    },
    {
      directive: 'payment:nothing:paid',
      reason: "there is no payment or order with one 'nothing'",
    },
  ])
})

test('a shop moves an order as the scenario says, where it may, and notifies the buyer', async () => {
  const { steer, order, tables, payloads } = steered()
  const cash = await order('cod')
  const statusOf = (id: string) => tables.orders.get(id)?.order_status
  expect(steer('order:last:PREPARING,order:last:PACKED')).toEqual([])
  expect(statusOf(cash)).toBe('PACKED')
  expect(payloads('onNotification').length).toBeGreaterThanOrEqual(2)
  expect(steer(`order:${cash}:PREPARING,order:nothing:PACKED`)).toEqual([
    {
      directive: `order:${cash}:PREPARING`,
      reason: 'the order is PACKED: its shop can move it to READY_TO_PICK_UP',
    },
    { directive: 'order:nothing:PACKED', reason: "there is no order 'nothing'" },
  ])
  const unpaid = await order('gcash')
  expect(steer('order:last:PREPARING')).toEqual([
    {
      directive: 'order:last:PREPARING',
      reason: `the order is not paid yet: payment:${unpaid}:paid comes first`,
    },
  ])
  expect(steer('payment:last:paid,order:last:PREPARING')).toEqual([])
  expect(statusOf(unpaid)).toBe('PREPARING')
})

test('a shop agrees to a cancellation or refuses it', async () => {
  const { steer, order, ask, tables } = steered()
  const [agreed, refused] = [await order('cod'), await order('cod')]
  for (const id of [agreed, refused]) {
    expect(steer(`order:${id}:PREPARING`)).toEqual([])
    const { status } = await ask('POST', `/transactions/cancel/${id}`, {
      reason: 'CHANGE OF MIND',
      cancelled_by: 'customer',
    })
    expect(status).toBe(200)
  }
  expect(steer(`order:${refused}:PACKED`), 'it goes back to what it was').toMatchObject([
    { reason: 'the order is PENDING_CANCELLATION: its shop can move it to PREPARING or CANCELLED' },
  ])
  expect(steer(`order:${agreed}:CANCELLED,order:${refused}:PREPARING`)).toEqual([])
  expect([agreed, refused].map((id) => tables.orders.get(id)?.order_status)).toEqual([
    'CANCELLED',
    'PREPARING',
  ])
  expect(steer(`order:${agreed}:PREPARING`)).toMatchObject([
    { reason: 'the order is CANCELLED: its shop can move it to nothing else' },
  ])
})

test('a product is named by its id, its short name, or words that no other product has', () => {
  const { steer, tables } = steered()
  const { mango, jasmineRice } = namedProducts
  const stockOf = (id: string) => tables.products.get(id)?.stocks
  expect(steer(`stock:mango:3,stock:${jasmineRice.id}:4,price:jasmineRice:99`)).toEqual([])
  expect([
    stockOf(mango.id),
    stockOf(jasmineRice.id),
    tables.products.get(jasmineRice.id)?.price,
  ]).toEqual([3, 4, 99])
  expect(steer('stock:carabao mango dolores:7')).toEqual([])
  expect(stockOf(mango.id)).toBe(7)
  const [refused] = steer('stock:rice:0')
  expect(refused).toMatchObject({
    directive: 'stock:rice:0',
    reason: expect.stringMatching(/^\d+ products match: .*[0-9a-f]{24}.*; add words/),
  })
  expect(stockOf(jasmineRice.id)).toBe(4)
  expect(steer('price:unicorn:1')).toEqual([
    { directive: 'price:unicorn:1', reason: "there is no product 'unicorn'" },
  ])
})

const liza = namedBuyers.liza.id

/** A marketplace, and how Liza says that she is online. */
function open() {
  const host = steered()
  const online = { type: 'buyer', user_id: liza }
  return {
    ...host,
    announce: () => host.market.sockets.announce('socket-1', liza, 'announceOnline', online),
  }
}

test('`socket:flood` sends so many events of every name at once, which the calls know of too', async () => {
  const { ask, sent, announce, steer } = open()
  await announce()
  expect(steer('socket:flood:400')).toEqual([])
  // A message of a shop is sent as both of its events.
  const counts = [...Map.groupBy(sent, ({ event }) => event)].map(([name, events]) => [
    name,
    events.length,
  ])
  expect(Object.fromEntries(counts)).toEqual({
    onChatMessage: 100,
    onIncomingMessage: 100,
    onNotification: 100,
    onPaymentStatus: 100,
    onTyping: 100,
  })
  expect(new Set(sent.map(({ userId }) => userId))).toEqual(new Set([liza]))
  const { body } = await ask('GET', `/notifications/user/${liza}`)
  expect(body).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ title: 'Flood 398' })]),
  })
})

test('`socket:nonsense` sends known and unknown names with bodies of any type, which is no violation of the simulator', async () => {
  const { sent, announce, steer } = open()
  await announce()
  expect(steer('socket:nonsense:120')).toEqual([])
  const wires = sent.flatMap((event) =>
    event.event === 'nonsense' ? [[event.wire.namespace, event.wire.name, event.payload]] : [],
  )
  expect(wires).toHaveLength(120)
  expect(wires).toContainEqual(['/', liza, null])
  expect(wires).toContainEqual(['/payments', 'status', []])
  expect(wires).toContainEqual(['/', 'surprise', 'text'])
})

test('the sockets wait for the buyer to be online, and need a buyer', async () => {
  const { market, sent, announce, steer } = open()
  expect(steer('as:liza,socket:kick', null)).toEqual([])
  expect(sent).toEqual([])
  await announce()
  await expect.poll(() => sent).toEqual([{ event: 'kick', userId: liza, payload: undefined }])
  expect(steer('socket:flood:3,socket:nonsense:3,socket:kick', null)).toMatchObject([
    { directive: 'socket:flood' },
    { directive: 'socket:nonsense' },
    { directive: 'socket:kick' },
  ])
  market.rebuild()
  expect(sent).toHaveLength(1)
})

test('a call that is on its way when the world is replaced fails as a broken connection, and changes nothing in the new one', async () => {
  const { market, ask, steer } = steered('slow:likeProduct:30')
  const adding = ask('POST', '/products/like-product', { product: namedProducts.mango.id })
  steer('reset')
  market.login('liza')
  const before = market.world.tables.likes.size
  await expect(adding).rejects.toThrow(TypeError)
  expect(market.world.tables.likes.size).toBe(before)
})
