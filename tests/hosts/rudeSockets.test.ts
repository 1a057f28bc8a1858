import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { steered } from './steered.ts'

const liza = namedBuyers.liza.id

/** A marketplace, and how Liza says that she is online. */
function open() {
  const host = steered()
  const announce = () =>
    host.market.sockets.announce('socket-1', liza, 'announceOnline', {
      type: 'buyer',
      user_id: liza,
    })
  return { ...host, announce, apply: host.steer }
}

test('`socket:flood` sends so many events of every name at once, which the calls know of too', async () => {
  const { ask, sent, announce, apply } = open()
  await announce()
  expect(apply('socket:flood:400')).toEqual([])
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
  const { sent, announce, apply } = open()
  await announce()
  expect(apply('socket:nonsense:120')).toEqual([])
  const wires = sent.flatMap((event) =>
    event.event === 'nonsense' ? [[event.wire.namespace, event.wire.name, event.payload]] : [],
  )
  expect(wires).toHaveLength(120)
  expect(wires).toContainEqual(['/', liza, null])
  expect(wires).toContainEqual(['/payments', 'status', []])
  expect(wires).toContainEqual(['/', 'surprise', 'text'])
})

test('the sockets wait for the buyer to be online, and need a buyer', async () => {
  const { market, sent, announce, apply } = open()
  expect(apply('as:liza,socket:kick', null)).toEqual([])
  expect(sent).toEqual([])
  await announce()
  await expect.poll(() => sent).toEqual([{ event: 'kick', userId: liza, payload: undefined }])
  expect(apply('socket:flood:3,socket:nonsense:3,socket:kick', null)).toMatchObject([
    { directive: 'socket:flood' },
    { directive: 'socket:nonsense' },
    { directive: 'socket:kick' },
  ])
  market.rebuild()
  expect(sent).toHaveLength(1)
})
