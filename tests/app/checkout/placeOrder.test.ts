import { expect, test } from 'vitest'
import { ApiError } from '#api/http/error.ts'
import type { Selection } from '#domain/selection.ts'
import type { Occurrence } from '#flows/checkout/attempt.ts'
import { createFollowUp } from '#flows/checkout/followUp.ts'
import { selectionOf } from './support/attempts.ts'
import { browse, pass } from './support/browse.ts'
import { createLocks, openTab, type Tab } from './support/tabs.ts'

/** A list that checks out at the end of January. */
const monthly: Occurrence = { scheduleId: 'list', due: '2027-01-31T00:00:00Z' }
const browseList = () => browse([], 'cod', selectionOf(1), monthly)

test('a second tab that waits for the first does not send by itself when the first is refused, CHECKOUT-22', async () => {
  const { host, store, openIn, press } = browse([{ kind: 'refused', works: 0 }])
  for (const tab of [openIn(), openIn()]) press(tab)
  await pass(5000)
  expect(host.orders).toHaveLength(0)
  expect(store.read()?.progress).toMatchObject({ phase: 'editing', refusal: 'Sold out' })
})

test('a retry after a refusal has a new key; a retry while the order may still exist has the same key, CHECKOUT-22', async () => {
  const { store, openIn, press } = browse([
    { kind: 'refused', works: 0 },
    { kind: 'neverArrived', works: 0 },
  ])
  const keys = [store.read()?.key]
  const tab = openIn()
  press(tab)
  await pass(5000)
  keys.push(store.read()?.key)
  press(tab)
  await pass(120_000)
  expect(store.read()?.progress.phase).toBe('absent')
  keys.push(store.read()?.key)
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe(keys[1])
})

test('an order that is found after it was reported absent is used, and nothing is sent, CHECKOUT-22 CHECKOUT-26', async () => {
  // Slower than the app searches for it.
  const { host, store, openIn, press } = browse([{ kind: 'cut', works: 300_000 }])
  const tab = openIn()
  press(tab)
  await pass(120_000)
  expect(store.read()?.progress.phase).toBe('absent')
  await pass(200_000)
  press(tab)
  await pass(1000)
  expect(host.orders).toHaveLength(1)
  expect(store.read()?.progress).toMatchObject({ phase: 'placed', orderIds: ['order 1'] })
})

test('a key that was used already means that the earlier order exists: it is looked for and used, CHECKOUT-22', async () => {
  const { host, store, openIn, press } = browse([{ kind: 'cut', works: 130_000 }])
  const tab = openIn()
  press(tab)
  await pass(120_000)
  expect(store.read()?.progress.phase).toBe('absent')
  tab.calls.send = () =>
    Promise.reject(new ApiError(422, { code: 'idempotency_key_reused', message: 'Used before' }))
  press(tab)
  await pass(5000)
  expect(store.read()?.progress.phase).toBe('unconfirmed')
  await pass(30_000)
  expect(host.orders).toHaveLength(1)
  expect(store.read()?.progress).toMatchObject({ phase: 'placed', orderIds: ['order 1'] })
})

test('a cart line with a pending order cannot be ordered by another checkout, CHECKOUT-22', async () => {
  const { host, open, openIn, press } = browse([{ kind: 'cut', works: 20_000 }])
  press(openIn())
  await pass(1000)
  const [group] = selectionOf(1) as [Selection[number]]
  const both = open([
    { ...group, products: [...group.products, ...(selectionOf(2)[0]?.products ?? [])] },
  ])
  const other = openIn(both)
  press(other, both)
  await pass(1000)
  expect(both.read()?.progress).toMatchObject({
    phase: 'editing',
    refusal: expect.stringMatching(/earlier order/),
  })
  await pass(60_000)
  expect(host.orders).toHaveLength(1)
})

test('a GCash order is not sent without consent, PAY-04', async () => {
  const { host, store, openIn, press } = browse([], 'gcash')
  store.dispatch({ type: 'chose', change: { payment: 'cod' } })
  store.dispatch({ type: 'chose', change: { payment: 'gcash' } })
  const tab = openIn()
  press(tab)
  await pass(5000)
  expect(host.orders).toHaveLength(0)
  expect(tab.window).toBeNull()
  expect(store.read()?.choices).toMatchObject({ payment: 'gcash', gcashConsent: false })
})

test('the window opens during the click, shows the payment page, and is closed when there is nothing to pay, PAY-07', async () => {
  const paid = browse([], 'gcash')
  const tab = paid.openIn()
  paid.press(tab)
  expect(tab.window).toBe('')
  await pass(1000)
  expect(tab.window).toBe('https://pay.example/1')
  const refused = browse([{ kind: 'refused', works: 0 }], 'gcash', selectionOf(2))
  const other = refused.openIn()
  refused.press(other)
  await pass(1000)
  expect(other.window).toBeNull()
})

test('the date of a scheduled list is moved once, also when the tab is killed before, CHECKOUT-25', async () => {
  const { host, store, openIn, press } = browseList()
  const tab = openIn()
  const moved = Promise.withResolvers<void>()
  tab.calls.moveScheduleOn = () => moved.promise
  press(tab)
  await pass(1000)
  expect(store.read()?.progress).toMatchObject({ phase: 'placed', followedUp: false })
  tab.kill()
  for (const next of [openIn(), openIn()]) expect(next.news).toEqual([])
  await pass(1000)
  expect(host.advanced).toEqual([monthly])
  expect(store.read()?.progress).toMatchObject({ phase: 'placed', followedUp: true })
})

test('when the date of a list cannot be moved, the order stays and an error is shown, CHECKOUT-25 SCHED-70', async () => {
  const { store, openIn, press } = browseList()
  const tab = openIn()
  tab.calls.moveScheduleOn = () => Promise.reject(new Error('down'))
  press(tab)
  await pass(1000)
  expect(store.read()?.progress.phase).toBe('placed')
  expect(tab.news).toEqual([{ kind: 'ordered', method: 'cod', movedOn: false }])
})

test.each([
  ['it fell due meanwhile', '2027-02-28T00:00:00Z'],
  ['it was paused, or has no date any more', null],
])(
  'nothing is ordered for a scheduled list that has changed since: %s, CHECKOUT-25',
  async (_what, due) => {
    const { host, store, openIn, press } = browseList()
    host.due = due
    const tab = openIn()
    press(tab)
    await pass(1000)
    expect(host.orders).toEqual([])
    expect(store.read()?.progress).toMatchObject({
      phase: 'editing',
      refusal: expect.stringContaining('Your scheduled list has changed'),
    })
    expect(tab.news).toEqual([{ kind: 'failed', scheduled: true }])
  },
)

test('nothing is ordered while a scheduled list cannot be read, CHECKOUT-25', async () => {
  const { host, store, openIn, press } = browseList()
  const tab = openIn()
  tab.calls.readDue = () => Promise.reject(new Error('down'))
  press(tab)
  await pass(1000)
  expect(host.orders).toEqual([])
  expect(store.read()?.progress).toMatchObject({
    phase: 'editing',
    refusal: expect.stringContaining('was not placed'),
  })
})

test('ordering the same products again does not move the date of the scheduled list, CHECKOUT-25', async () => {
  const { host, store, openIn, press } = browseList()
  const tab = openIn()
  press(tab)
  await pass(1000)
  store.dispatch({ type: 'again', key: 'second' })
  press(tab)
  await pass(1000)
  expect(host.orders).toHaveLength(2)
  expect(host.advanced).toEqual([monthly])
})

test('after a failed payment the lines are added to the cart again, once, in any tab, CHECKOUT-23 PAY-08', async () => {
  const { host, store, openIn, press } = browse([], 'gcash')
  const back: string[] = []
  host.putBack = (line) => back.push(`${line.ordered} × ${line.productId.slice(-1)}`)
  const both = [openIn(), openIn()]
  press(both[0] as Tab)
  await pass(1000)
  store.dispatch({ type: 'ended', ending: 'FAILED' })
  for (const tab of both) void createFollowUp(tab.calls, store).returnToCart()
  await pass(1000)
  expect(back).toEqual(['1 × 1'])
  expect(store.read()?.progress).toMatchObject({ phase: 'unpaid', returned: true })
  // The same selection is ordered again, with the same choices.
  store.dispatch({ type: 'again', key: 'another-key' })
  expect(store.read()).toMatchObject({
    key: 'another-key',
    choices: { payment: 'gcash', gcashConsent: true },
    progress: { phase: 'editing' },
  })
})

test('when a tab is killed while it removes lines from the cart, they are first removed, then added again, CHECKOUT-23', async () => {
  const { host, store, openIn, press } = browse([], 'gcash')
  const done: string[] = []
  host.taken = () => done.push('taken')
  host.putBack = () => done.push('put back')
  const tab = openIn()
  tab.calls.takeFromCart = () => new Promise(() => {})
  press(tab)
  await pass(1000)
  tab.kill()
  store.dispatch({ type: 'ended', ending: 'EXPIRED' })
  void createFollowUp(openTab(host.calls, createLocks()).calls, store).returnToCart()
  await pass(1000)
  expect(done).toEqual(['taken', 'put back'])
})
