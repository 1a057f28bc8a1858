import { expect, test } from 'vitest'
import { ApiError } from '#api/http/error.ts'
import type { Selection } from '#domain/selection.ts'
import type { Occurrence } from '#flows/checkout/attempt.ts'
import { createFollowUp, endPayment } from '#flows/checkout/followUp.ts'
import { createPlacing } from '#flows/checkout/placing.ts'
import { selectionOf, sentOf } from './support/attempts.ts'
import { browse, createLocks, openTab, pass } from './support/browse.ts'

const monthly: Occurrence = { scheduleId: 'list', due: '2027-01-31T00:00:00Z' }
const browseList = () => browse([], { occurrence: monthly })
const refusedFor = (reason: string) => ({
  phase: 'editing',
  refusal: expect.stringContaining(reason),
})
const hang = () => new Promise<never>(() => {})
const fail = () => Promise.reject(new Error('down'))
const placed = { phase: 'placed', orderIds: ['order 1'] }

test('a second tab that waits for the first does not send by itself when the first is refused, CHECKOUT-22', async () => {
  const { host, progress, openIn, press } = browse([{ kind: 'refused' }])
  for (const tab of [openIn(), openIn()]) press(tab)
  await pass(5000)
  expect(host.orders).toEqual([])
  expect(progress()).toMatchObject({ phase: 'editing', refusal: 'Sold out' })
})

test('a retry has a new key after a refusal, and the same while the order may still exist, CHECKOUT-22', async () => {
  const { store, progress, press, order } = browse([{ kind: 'refused' }, { kind: 'neverArrived' }])
  const keys = [store.read()?.key]
  const tab = await order(5000)
  keys.push(store.read()?.key)
  press(tab)
  await pass(120_000)
  expect(progress()?.phase).toBe('absent')
  expect(store.read()?.key).toBe(keys[1])
  expect(keys[1]).not.toBe(keys[0])
})

test('an order that is found after it was reported absent is used, and nothing is sent, CHECKOUT-22 CHECKOUT-26', async () => {
  // Slower than the app searches for it.
  const { host, progress, press, order } = browse([{ kind: 'cut', works: 300_000 }])
  const tab = await order(120_000)
  expect(progress()?.phase).toBe('absent')
  await pass(200_000)
  press(tab)
  await pass(1000)
  expect(host.orders).toHaveLength(1)
  expect(progress()).toMatchObject(placed)
})

test('an order of which the host shows a part only is not called absent, since the rest may come, CHECKOUT-22 CHECKOUT-26', async () => {
  const { host, lock, store, progress } = browse()
  const [one, two] = [sentOf(1), sentOf(2)]
  const transactions = [one, two].flatMap(({ body }) => body.transactions)
  store.dispatch({ type: 'sent', sent: { ...one, body: { ...one.body, transactions } } })
  store.dispatch({ type: 'lost', lookUntil: 0 })
  const { calls } = openTab(host, lock)
  const seen = []
  for (const { body } of [one, two]) {
    await Promise.all([calls.send('its key', body, { bare: false }), pass(1000)])
    await Promise.all([createPlacing(calls, store).lookOnce(), pass(1000)])
    seen.push(progress())
  }
  expect(seen).toMatchObject([
    { phase: 'unconfirmed' },
    { phase: 'placed', orderIds: ['order 1', 'order 2'] },
  ])
})

test('a key that was used already means an earlier order, which is looked for and used, CHECKOUT-22', async () => {
  const { host, progress, press, order } = browse([{ kind: 'cut', works: 130_000 }])
  const tab = await order(120_000)
  expect(progress()?.phase).toBe('absent')
  tab.calls.send = () =>
    Promise.reject(new ApiError(422, { code: 'idempotency_key_reused', message: 'Used before' }))
  press(tab)
  await pass(5000)
  expect(progress()?.phase).toBe('unconfirmed')
  await pass(30_000)
  expect(host.orders).toHaveLength(1)
  expect(progress()).toMatchObject(placed)
})

test('a cart line with a pending order cannot be ordered by another checkout, CHECKOUT-22', async () => {
  const { host, open, openIn, press, order } = browse([{ kind: 'cut', works: 20_000 }])
  await order()
  const [group] = selectionOf(1) as [Selection[number]]
  const both = open([
    { ...group, products: [...group.products, ...(selectionOf(2)[0]?.products ?? [])] },
  ])
  press(openIn(both), both)
  await pass(1000)
  expect(both.read()?.progress).toMatchObject(refusedFor('earlier order'))
  await pass(60_000)
  expect(host.orders).toHaveLength(1)
})

test('a GCash order is not sent without consent, PAY-04', async () => {
  const { host, store, order } = browse([], { payment: 'gcash' })
  store.dispatch({ type: 'chose', change: { payment: 'cod' } })
  store.dispatch({ type: 'chose', change: { payment: 'gcash' } })
  const tab = await order(5000)
  expect(host.orders).toEqual([])
  expect(tab.window).toBeNull()
  expect(store.read()?.choices).toMatchObject({ payment: 'gcash', gcashConsent: false })
})

test('the window opens with the click, shows the payment page, and closes without one, PAY-07', async () => {
  const paid = browse([], { payment: 'gcash' })
  const tab = paid.openIn()
  paid.press(tab)
  expect(tab.window).toBe('')
  await pass(1000)
  expect(tab.window).toBe('https://pay.example/1')
  for (const kind of ['refused', 'noPage'] as const)
    expect((await browse([{ kind }], { payment: 'gcash' }).order()).window).toBeNull()
})

test('a payment page that the answer lacks is read from its order, PAY-07', async () => {
  const { progress, order } = browse([{ kind: 'noPage' }], { payment: 'gcash' })
  const tab = await order(1000, { readPayUrl: async (id) => `https://pay.example/${id}` })
  expect(tab.window).toBe('https://pay.example/order 1')
  expect(progress()).toMatchObject({ phase: 'paying', payUrl: tab.window })
})

test('the date of a scheduled list is moved once, also when the tab is killed before, CHECKOUT-25', async () => {
  const { host, progress, openIn, order } = browseList()
  const tab = await order(1000, { moveScheduleOn: hang })
  expect(progress()).toMatchObject({ phase: 'placed', followedUp: false })
  tab.kill()
  for (const next of [openIn(), openIn()]) expect(next.news).toEqual([])
  await pass(1000)
  expect(host.advanced).toEqual([monthly])
  expect(progress()).toMatchObject({ phase: 'placed', followedUp: true })
})

test('when the date of a list cannot be moved, the order stays and an error is shown, CHECKOUT-25 SCHED-70', async () => {
  const { progress, order } = browseList()
  const tab = await order(1000, { moveScheduleOn: fail })
  expect(progress()?.phase).toBe('placed')
  expect(tab.news).toEqual([{ kind: 'ordered', method: 'cod', movedOn: false }])
})

test.each([
  ['it fell due meanwhile', '2027-02-28T00:00:00Z'],
  ['it was paused, or has no date any more', null],
])(
  'nothing is ordered for a scheduled list that has changed since: %s, CHECKOUT-25',
  async (_what, due) => {
    const { host, progress, order } = browseList()
    host.due = due
    const tab = await order()
    expect(host.orders).toEqual([])
    expect(progress()).toMatchObject(refusedFor('Your scheduled list has changed'))
    expect(tab.news).toEqual([{ kind: 'failed', scheduled: true }])
  },
)

test('nothing is ordered while a scheduled list cannot be read, CHECKOUT-25', async () => {
  const { host, progress, order } = browseList()
  await order(1000, { readDue: fail })
  expect(host.orders).toEqual([])
  expect(progress()).toMatchObject(refusedFor('was not placed'))
})

test('ordering the same products again does not move the date of the scheduled list, CHECKOUT-25', async () => {
  const { host, store, press, order } = browseList()
  const tab = await order()
  store.dispatch({ type: 'again', key: 'second' })
  press(tab)
  await pass(1000)
  expect(host.orders).toHaveLength(2)
  expect(host.advanced).toEqual([monthly])
})

test('after a failed payment the lines are added to the cart again, once, in any tab, CHECKOUT-23 PAY-08', async () => {
  const { host, store, progress, openIn, order } = browse([], { payment: 'gcash' })
  const back: string[] = []
  host.putBack = (line) => back.push(`${line.ordered} × ${line.productId.slice(-1)}`)
  const both = [openIn(), await order()]
  store.dispatch({ type: 'ended', ending: 'FAILED' })
  for (const tab of both) void createFollowUp(tab.calls, store).returnToCart()
  await pass(1000)
  expect(back).toEqual(['1 × 1'])
  expect(progress()).toMatchObject({ phase: 'unpaid', returned: true })
  // The same selection is ordered again, with the same choices.
  store.dispatch({ type: 'again', key: 'another-key' })
  expect(store.read()).toMatchObject({
    key: 'another-key',
    choices: { payment: 'gcash', gcashConsent: true },
    progress: { phase: 'editing' },
  })
})

test('when a tab is killed while it empties the cart, lines are first removed, then added again, CHECKOUT-23', async () => {
  const { host, store, order } = browse([], { payment: 'gcash' })
  const done: string[] = []
  host.taken = () => done.push('taken')
  host.putBack = () => done.push('put back')
  const tab = await order(1000, { takeFromCart: hang })
  tab.kill()
  store.dispatch({ type: 'ended', ending: 'EXPIRED' })
  void createFollowUp(openTab(host, createLocks()).calls, store).returnToCart()
  await pass(1000)
  expect(done).toEqual(['taken', 'put back'])
})

test.each(['refusedAgain', 'limitedAgain', 'stoppedAgain'] as const)(
  'an order whose answer was lost is found when the browser’s second call is %s, CHECKOUT-22 CHECKOUT-26',
  async (kind) => {
    const { host, store, order } = browse([{ kind }])
    const { key } = store.read() ?? {}
    const tab = await order(5000)
    expect(host.orders).toHaveLength(1)
    expect(store.read()).toMatchObject({ key, progress: placed })
    expect(tab.news).not.toContainEqual(expect.objectContaining({ kind: 'failed' }))
  },
)

test('an order whose total has changed since it was shown is not sent, CHECKOUT-19 CHECKOUT-26', async () => {
  const { host, store, progress, openIn } = browse()
  const { body, cartLines } = sentOf(1)
  const { placeOrder } = createPlacing(openIn().calls, store)
  const place = async (expected_total: number) => {
    void placeOrder({ body: { ...body, expected_total }, cartLines, reasonOf: () => '' })
    await pass(1000)
  }
  host.total = 20
  await place(10)
  expect(host.orders).toEqual([])
  expect(progress()).toMatchObject(refusedFor('The total has changed'))
  await place(20)
  expect(host.orders).toHaveLength(1)
})

test('a call that a gateway stopped is denied only after a search, and keeps its key, CHECKOUT-22 CHECKOUT-26', async () => {
  const { store, progress, order } = browse([{ kind: 'stopped' }])
  const { key } = store.read() ?? {}
  await order()
  expect(progress()?.phase).toBe('unconfirmed')
  await pass(30_000)
  expect(store.read()).toMatchObject({ key, progress: { phase: 'absent' } })
})

/** An attempt whose payment is awaited in two tabs. */
function awaitPayment() {
  const { host, lock, store, progress } = browse([], { payment: 'gcash' })
  const order = () => {
    const sent = sentOf(1, 'gcash')
    const { key = '' } = store.dispatch({ type: 'sent', sent }) ?? {}
    store.dispatch({ type: 'ordered', key, sent, orderIds: [`order of ${key}`], method: 'gcash' })
  }
  order()
  const [one, other] = [openTab(host, lock), openTab(host, lock)]
  return { store, progress, order, one, other }
}

test.each([
  ['PAID', 'placed'],
  ['FAILED', 'unpaid'],
  ['EXPIRED', 'unpaid'],
] as const)(
  '%s is stored when no other tab works on the attempt, PAY-08 PAY-10',
  async (outcome, phase) => {
    const { store, progress, one, other } = awaitPayment()
    const { promise, resolve } = Promise.withResolvers<void>()
    const work = one.calls.lock(store.name, () => promise)
    const ended = endPayment(other.calls, store, outcome)
    await Promise.resolve()
    expect(progress()?.phase).toBe('paying')
    resolve()
    await Promise.all([work, ended])
    expect(progress()?.phase).toBe(phase)
  },
)

test('a tab that learns of the end after a new order leaves the new order’s payment, CHECKOUT-23 PAY-08', async () => {
  const { store, order, one, other } = awaitPayment()
  const work = one.calls.lock(store.name, async () => {
    store.dispatch({ type: 'ended', ending: 'FAILED' })
    store.dispatch({ type: 'again', key: 'second' })
    order()
  })
  await Promise.all([work, endPayment(other.calls, store, 'FAILED')])
  expect(store.read()).toMatchObject({
    key: 'second',
    progress: { phase: 'paying', orderIds: ['order of second'] },
  })
})
