import { conversationIds, namedBuyers, shopId } from '#fixtures/named.ts'
import { openMarket } from '#mocks/hosts/vitest.ts'
import { type Measured, percentile } from './figure.ts'

const CALLS = 500
const WARM_UP_CALLS = 100

/**
 * How long the first page of a thread of `length` messages takes in the core, contract checks
 * included.
 */
export function messagesCall(length: number): Measured {
  const market = openMarket()
  const { chatMessages } = market.world.tables
  const [buyer_id, seller_id, conversation_id] = [
    namedBuyers.liza.id,
    shopId('riceCenter'),
    conversationIds.lizaRice,
  ]
  while (chatMessages.countBy('conversation_id', conversation_id) < length)
    chatMessages.insert({
      _id: market.world.newId('chatMessages'),
      conversation_id,
      buyer_id,
      seller_id,
      sender: 'seller',
      receiver: buyer_id,
      type: 'text',
      content: 'Opo, meron pa po.',
      createdAt: market.world.clock.iso(),
      idempotency_key: null,
      fingerprint: null,
    })
  const token = market.login('liza')
  const samples: number[] = []
  for (let call = 0; call < WARM_UP_CALLS + CALLS; call++) {
    const input = { path: { id: conversation_id }, query: {}, header: {}, body: undefined }
    const start = performance.now()
    const { status } = market.handle({ operation: 'listMessages', token, input })
    if (call >= WARM_UP_CALLS) samples.push(performance.now() - start)
    if (status !== 200) throw new Error(`listMessages answered ${status}`)
  }
  return {
    value: percentile(samples, 0.95),
    note: `p95 of ${samples.length}; p50 ${percentile(samples, 0.5).toFixed(2)}`,
  }
}
