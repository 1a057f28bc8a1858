import { expect, test } from 'vitest'
import { conversationIds, namedBuyers } from '#fixtures/named.ts'
import { buildWorld } from '#fixtures/world.ts'
import { createMarketplace } from '#mocks/core/marketplace.ts'
import { signInAs } from '#mocks/hosts/personas.ts'
import { worldHash } from '#mocks/world/hash.ts'
import { createWorld } from '#mocks/world/world.ts'
import { marketAfter } from './marketAfter.ts'

test('the same seed and calls give the expected world (in Chromium: hosts/browserHost.browser.test.ts)', async () => {
  await expect(await worldHash(marketAfter().world)).toMatchFileSnapshot('worldHash.txt')
})

/** A marketplace after the simulated day, and the same world restored from its journal. */
function reopen() {
  const market = marketAfter()
  const { seed, products, bornAt: now } = market.settings
  // Sorted by key, as a store returns them.
  const replay = market.world.journal
    .drain()
    .sort((a, b) => (a.table + a.id < b.table + b.id ? -1 : 1))
  return {
    market,
    again: createMarketplace(
      createWorld({ seed, now, rows: buildWorld({ seed, products, now }), replay, addresses }),
    ),
  }
}
const addresses = () => ({
  media: 'https://suki.example/media/',
  files: 'https://suki.example/api/files/',
  provider: 'https://suki.example/provider/',
})

test('replaying the journal over the base world gives an equal world, which also continues in the same way', async () => {
  const { market, again } = reopen()
  expect(await worldHash(again.world)).toBe(await worldHash(market.world))
  expect(again.world.clock.now()).toBe(market.world.clock.now())
  expect([again.world.random.next(), again.world.newId('orders')]).toEqual([
    market.world.random.next(),
    market.world.newId('orders'),
  ])
})

test('lists keep their order over a replay', () => {
  const { market, again } = reopen()
  const mine = { userId: namedBuyers.liza.id }
  const reads = [
    ['listMessages', { id: conversationIds.lizaRice }],
    ['listNotifications', mine],
    ['listAddresses', mine],
    ['getCart', mine],
    ['listCustomerTransactions', mine],
    ['listLikes', mine],
    ['listSchedules', mine],
  ] as const
  for (const [operation, path] of reads) {
    const ask = (of: typeof again) =>
      of.handle({
        operation,
        token: signInAs(of, 'liza'),
        input: { path, query: {}, header: {}, body: undefined },
      })
    expect(ask(again), operation).toEqual(ask(market))
  }
})
