import { beforeEach, expect, test } from 'vitest'
import { endPayment } from '#flows/checkout/followUp.ts'
import { openAttempt } from '#flows/checkout/store.ts'
import { stubStorage } from '../support/storage.ts'
import { selectionOf, sentOf } from './support/attempts.ts'
import { ModelHost } from './support/modelHost.ts'
import { createLocks, openTab } from './support/tabs.ts'

beforeEach(() => stubStorage())

/** An attempt whose payment is awaited in two tabs. */
function awaitPayment() {
  const store = openAttempt('buyer', selectionOf(1))
  const order = () => {
    store.dispatch({ type: 'chose', change: { payment: 'gcash', gcashConsent: true } })
    const sent = sentOf(1, 'gcash')
    store.dispatch({ type: 'sent', sent })
    const { key = '' } = store.read() ?? {}
    store.dispatch({ type: 'ordered', key, sent, orderIds: [`order of ${key}`], method: 'gcash' })
  }
  order()
  const [host, lock] = [new ModelHost([], false), createLocks()]
  return { store, order, tabs: [openTab(host.calls, lock), openTab(host.calls, lock)] as const }
}

test.each([
  ['PAID', 'placed'],
  ['FAILED', 'unpaid'],
  ['EXPIRED', 'unpaid'],
] as const)(
  '%s is stored when no other tab works on the attempt, PAY-08 PAY-10',
  async (outcome, phase) => {
    const { store, tabs } = awaitPayment()
    let finish = () => {}
    const work = tabs[0].calls.lock(
      store.name,
      () => new Promise<void>((resolve) => (finish = resolve)),
    )
    const ended = endPayment(tabs[1].calls, store, outcome)
    await Promise.resolve()
    expect(store.read()?.progress.phase).toBe('paying')
    finish()
    await Promise.all([work, ended])
    expect(store.read()?.progress.phase).toBe(phase)
  },
)

test('a tab that learns of the end after the products were ordered again leaves the new order’s payment, CHECKOUT-23 PAY-08', async () => {
  const { store, order, tabs } = awaitPayment()
  const work = tabs[0].calls.lock(store.name, async () => {
    store.dispatch({ type: 'ended', ending: 'FAILED' })
    store.dispatch({ type: 'again', key: 'second' })
    order()
  })
  await Promise.all([work, endPayment(tabs[1].calls, store, 'FAILED')])
  expect(store.read()).toMatchObject({
    key: 'second',
    progress: { phase: 'paying', orderIds: ['order of second'] },
  })
})
