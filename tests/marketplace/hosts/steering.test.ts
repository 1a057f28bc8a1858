import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { steered } from '../support/steered.ts'

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

/** A marketplace, and what it says of refused directives. */
function decided() {
  const host = steered()
  const { steer, tables } = host
  return {
    ...host,
    refused: (text: string, signedIn?: null) =>
      steer(text, signedIn).map(({ directive, reason }) => `${directive}: ${reason}`),
    statusOf: (id: string) => tables.orders.get(id)?.order_status,
    paymentOf: (id: string) => tables.payments.get(tables.orders.get(id)?.payment_id ?? ''),
  }
}

test('a payment ends as the scenario says, once, and is named by its id, by an order or as the last one', async () => {
  const { refused, order, paymentOf, payloads } = decided()
  const orders = [await order('gcash'), await order('gcash'), await order('gcash')]
  const [paid = '', failed] = orders
  const statuses = () => orders.map((id) => paymentOf(id)?.status)
  const { _id } = paymentOf(paid)!
  expect(
    refused(`payment:last:expired,payment:${failed}:failed,payment:${_id}:paid`, null),
  ).toEqual(['payment:last:expired: nobody is signed in: add as:NAME'])
  expect(statuses()).toEqual(['PAID', 'FAILED', 'PENDING'])
  expect(refused('payment:last:expired')).toEqual([])
  expect(statuses()).toEqual(['PAID', 'FAILED', 'EXPIRED'])
  expect(payloads('onPaymentStatus')).toHaveLength(3)
  expect(refused(`payment:${paid}:failed,payment:last:paid,payment:nothing:paid`)).toEqual([
    `payment:${paid}:failed: the payment is PAID: only a PENDING one can end`,
    'payment:last:paid: the payment is EXPIRED: only a PENDING one can end',
    "payment:nothing:paid: there is no payment or order with one 'nothing'",
  ])
})

test('a shop moves an order as the scenario says, where it may, and notifies the buyer', async () => {
  const { refused, order, statusOf, payloads } = decided()
  const cash = await order('cod')
  expect(refused('order:last:PREPARING,order:last:PACKED')).toEqual([])
  expect(statusOf(cash)).toBe('PACKED')
  expect(payloads('onNotification').length).toBeGreaterThanOrEqual(2)
  expect(refused(`order:${cash}:PREPARING,order:nothing:PACKED`)).toEqual([
    `order:${cash}:PREPARING: the order is PACKED: its shop can move it to READY_TO_PICK_UP`,
    "order:nothing:PACKED: there is no order 'nothing'",
  ])
  const unpaid = await order('gcash')
  expect(refused('order:last:PREPARING')).toEqual([
    `order:last:PREPARING: the order is not paid yet: payment:${unpaid}:paid comes first`,
  ])
  expect(refused('payment:last:paid,order:last:PREPARING')).toEqual([])
  expect(statusOf(unpaid)).toBe('PREPARING')
})

test('a shop agrees to a cancellation or refuses it', async () => {
  const { refused, order, ask, statusOf } = decided()
  const [agreed, kept] = [await order('cod'), await order('cod')]
  for (const id of [agreed, kept]) {
    expect(refused(`order:${id}:PREPARING`)).toEqual([])
    const cancel = { reason: 'CHANGE OF MIND', cancelled_by: 'customer' }
    expect((await ask('POST', `/transactions/cancel/${id}`, cancel)).status).toBe(200)
  }
  expect(refused(`order:${kept}:PACKED`), 'it goes back to what it was').toEqual([
    `order:${kept}:PACKED: the order is PENDING_CANCELLATION: its shop can move it to PREPARING or CANCELLED`,
  ])
  expect(refused(`order:${agreed}:CANCELLED,order:${kept}:PREPARING`)).toEqual([])
  expect([agreed, kept].map(statusOf)).toEqual(['CANCELLED', 'PREPARING'])
  expect(refused(`order:${agreed}:PREPARING`)).toEqual([
    `order:${agreed}:PREPARING: the order is CANCELLED: its shop can move it to nothing else`,
  ])
})

test('a product is named by its id, its short name, or words that no other product has', () => {
  const { refused, tables } = decided()
  const { mango, jasmineRice } = namedProducts
  const look = () => [mango, jasmineRice].map(({ id }) => tables.products.get(id)!)
  expect(refused(`stock:mango:3,stock:${jasmineRice.id}:4,price:jasmineRice:99`)).toEqual([])
  expect(look()).toMatchObject([{ stocks: 3 }, { stocks: 4, price: 99 }])
  expect(refused('stock:carabao mango dolores:7')).toEqual([])
  expect(refused('stock:rice:0')).toEqual([
    expect.stringMatching(/^stock:rice:0: \d+ products match: .*[0-9a-f]{24}.*; add words/),
  ])
  expect(look()).toMatchObject([{ stocks: 7 }, { stocks: 4 }])
  expect(refused('price:unicorn:1')).toEqual(["price:unicorn:1: there is no product 'unicorn'"])
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
  const { ask, sent, payloads, announce, steer } = open()
  await announce()
  expect(steer('socket:flood:400')).toEqual([])
  // A message of a shop is sent as both of its events.
  for (const name of [
    'onChatMessage',
    'onIncomingMessage',
    'onNotification',
    'onPaymentStatus',
    'onTyping',
  ])
    expect(payloads(name), name).toHaveLength(100)
  expect(sent).toHaveLength(500)
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
