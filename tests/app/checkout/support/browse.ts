import { afterEach, beforeEach, vi } from 'vitest'
import type { Selection } from '#domain/selection.ts'
import type { Choices, Occurrence } from '#flows/checkout/attempt.ts'
import { createPlacing } from '#flows/checkout/placing.ts'
import { type AttemptStore, openAttempt } from '#flows/checkout/store.ts'
import { stubStorage } from '../../support/storage.ts'
import { selectionOf, sentOf } from './attempts.ts'
import { type Outcome, ModelHost } from './modelHost.ts'
import { createLocks, openCheckout, openTab, type Tab } from './tabs.ts'

/** Each test has a user of its own. */
let users = 0
const tabs: Tab[] = []
beforeEach(() => {
  vi.useFakeTimers()
  stubStorage()
  users += 1
})
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.kill()
  vi.useRealTimers()
})

/** Advances the fake clock. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
/** A browser, and a host with the given outcomes for the next orders. */
export function browse(
  outcomes: Outcome[],
  payment: Choices['payment'] = 'cod',
  selection: Selection = selectionOf(1),
  occurrence: Occurrence | null = null,
) {
  const host = new ModelHost(outcomes, false)
  const lock = createLocks()
  const open = (chosen = selection) => openAttempt(`place${users}`, chosen, { occurrence })
  const store = open()
  store.dispatch({ type: 'chose', change: { payment, gcashConsent: true } })
  const openIn = (at: AttemptStore = store) => {
    const tab = openTab(host.calls, lock)
    tabs.push(tab)
    openCheckout(tab, at)
    return tab
  }
  const press = (tab: Tab, at: AttemptStore = store) => {
    const { body, cartLines } = sentOf(1, at.read()?.choices.payment)
    return void createPlacing(tab.calls, at).placeOrder({
      body,
      cartLines,
      reasonOf: () => 'Sold out',
    })
  }
  return { host, store, open, openIn, press }
}
