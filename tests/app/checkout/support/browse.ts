import { afterEach, beforeEach, vi } from 'vitest'
import { ApiError } from '#api/http/error.ts'
import { ORDER_LIMIT_MS } from '#api/http/timeLimit.ts'
import type { Choices, Occurrence } from '#flows/checkout/attempt.ts'
import type { Calls, OrderOutcome } from '#flows/checkout/calls.ts'
import { createPlacing, isInProgress } from '#flows/checkout/placing.ts'
import { type AttemptStore, openAttempt } from '#flows/checkout/store.ts'
import { stubStorage } from '../../support/storage.ts'
import { selectionOf, sentOf } from './attempts.ts'
import { ModelHost, type Outcome, pause } from './modelHost.ts'

const never = new Promise<never>(() => {})

/** Locks by name for all tabs of a browser, like Web Locks: a killed tab releases its locks. */
export function createLocks() {
  const queues = new Map<string, Promise<void>>()
  return async function lock<T>(
    name: string,
    work: () => Promise<T>,
    killed: Promise<void>,
  ): Promise<T> {
    const before = queues.get(name) ?? Promise.resolve()
    const done = Promise.withResolvers<void>()
    queues.set(
      name,
      before.then(() => done.promise),
    )
    void killed.then(done.resolve)
    await before
    try {
      return await work()
    } finally {
      done.resolve()
    }
  }
}

interface Tab {
  calls: Calls
  /** The messages that the user has seen in this tab. */
  news: OrderOutcome[]
  /** Whether the payment window is open, and where it is. */
  window: string | null
  /** Ends the tab at once, during any work. */
  kill: () => void
  killed: Promise<void>
}

/** Opens a tab. Its calls go to `host`; after it is killed, none of its work continues. */
export function openTab(host: ModelHost, lock: ReturnType<typeof createLocks>): Tab {
  const { promise: killed, resolve } = Promise.withResolvers<void>()
  let dead = false
  const alive = <T>(work: () => Promise<T>): Promise<T> =>
    work().then(
      (value) => (dead ? never : value),
      (error: unknown) => (dead ? never : Promise.reject(error)),
    )
  const tooLate = () =>
    pause(ORDER_LIMIT_MS).then(() => Promise.reject(new ApiError(0, { code: 'timeout' })))
  const calls = host.calls(alive)
  const tab: Tab = {
    news: [],
    window: null,
    killed,
    kill() {
      dead = true
      resolve()
    },
    calls: {
      ...calls,
      send: (...call) => alive(() => Promise.race([calls.send(...call), tooLate()])),
      lock: (name, work) => alive(() => lock(name, work, killed)),
      now: Date.now,
      pause: (ms) => alive(() => pause(ms)),
      newKey: () => crypto.randomUUID(),
      paymentWindow: {
        open: () => void (tab.window = ''),
        show: (url) => void (tab.window = tab.window === null ? null : url),
        close: () => void (tab.window = null),
      },
      notify: (outcome) => void tab.news.push(outcome),
    },
  }
  return tab
}

/** Opens the checkout in a tab: an unfinished attempt is resumed, now and later. */
function openCheckout(tab: Tab, store: AttemptStore): void {
  let was = false
  const follow = () => {
    const attempt = store.read()
    const is = attempt !== undefined && isInProgress(attempt)
    if (is && !was) void createPlacing(tab.calls, store).resumeAttempt()
    was = is
  }
  const stop = store.subscribe(follow)
  void tab.killed.then(stop)
  follow()
}

beforeEach(() => void vi.useFakeTimers())
const tabs: Tab[] = []
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.kill()
  vi.useRealTimers()
})
/** Each browser has a user of its own, so that open tabs of an earlier one don't interfere. */
let users = 0

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A browser, and a host with the given outcomes for the next orders. */
export function browse(
  outcomes: Outcome[] = [],
  {
    payment = 'cod',
    occurrence = null,
    honoursKeys = false,
  }: {
    payment?: Choices['payment']
    occurrence?: Occurrence | null
    honoursKeys?: boolean
  } = {},
) {
  stubStorage()
  const user = `user${(users += 1)}`
  const host = new ModelHost(outcomes, honoursKeys)
  const lock = createLocks()
  const open = (chosen = selectionOf(1)) => openAttempt(user, chosen, { occurrence })
  const store = open()
  if (payment === 'gcash')
    store.dispatch({ type: 'chose', change: { payment, gcashConsent: true } })
  const openIn = (at: AttemptStore = store) => {
    const tab = openTab(host, lock)
    tabs.push(tab)
    openCheckout(tab, at)
    return tab
  }
  const press = (tab: Tab, at: AttemptStore = store) => {
    const { body, cartLines } = sentOf(1, at.read()?.choices.payment)
    const order = { body, cartLines, reasonOf: () => 'Sold out' }
    return void createPlacing(tab.calls, at).placeOrder(order)
  }
  return {
    host,
    lock,
    store,
    open,
    openIn,
    press,
    /** Presses in a new tab, of which some calls may be replaced, and waits, ms. */
    async order(ms = 1000, calls: Partial<Calls> = {}) {
      const tab = openIn()
      Object.assign(tab.calls, calls)
      press(tab)
      await pass(ms)
      return tab
    },
    progress: () => store.read()?.progress,
  }
}
