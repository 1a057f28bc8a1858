import { expect, test } from 'vitest'
import { createPlacing } from '#flows/checkout/placing.ts'
import { sentOf } from './support/attempts.ts'
import { browse, pass } from './support/browse.ts'

test.each(['refusedAgain', 'limitedAgain', 'stoppedAgain'] as const)(
  'an order whose answer was lost is found when the browser sends the call again and that one is %s, CHECKOUT-22 CHECKOUT-26',
  async (kind) => {
    const { host, store, openIn, press } = browse([{ kind, works: 0 }])
    const tab = openIn()
    const { key } = store.read() ?? {}
    press(tab)
    await pass(5000)
    expect(host.orders).toHaveLength(1)
    expect(store.read()).toMatchObject({
      key,
      progress: { phase: 'placed', orderIds: ['order 1'] },
    })
    expect(tab.news).not.toContainEqual(expect.objectContaining({ kind: 'failed' }))
  },
)

test('an order whose total has changed since it was shown is not sent, CHECKOUT-19 CHECKOUT-26', async () => {
  const { host, store, openIn } = browse([])
  const { body, cartLines } = sentOf(1)
  const tab = openIn()
  const place = (expected_total: number) =>
    void createPlacing(tab.calls, store).placeOrder({
      body: { ...body, expected_total },
      cartLines,
      reasonOf: () => '',
    })
  host.total = 20
  place(10)
  await pass(1000)
  expect(host.orders).toHaveLength(0)
  expect(store.read()?.progress).toMatchObject({
    phase: 'editing',
    refusal: expect.stringContaining('The total has changed'),
  })
  place(20)
  await pass(1000)
  expect(host.orders).toHaveLength(1)
})

test('a call that a gateway has stopped is denied only after a search, and keeps its key, CHECKOUT-22 CHECKOUT-26', async () => {
  const { store, openIn, press } = browse([{ kind: 'stopped', works: 0 }])
  const { key } = store.read() ?? {}
  press(openIn())
  await pass(1000)
  expect(store.read()?.progress.phase).toBe('unconfirmed')
  await pass(30_000)
  expect(store.read()).toMatchObject({ key, progress: { phase: 'absent' } })
})
