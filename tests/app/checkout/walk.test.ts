import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Choices, isEditable, isOrdered } from '#flows/checkout/attempt.ts'
import { createPlacing } from '#flows/checkout/placing.ts'
import { type AttemptStore, openAttempt } from '#flows/checkout/store.ts'
import { stubStorage } from '../support/storage.ts'
import { selectionOf, sentOf } from './support/attempts.ts'
import { kinds, ModelHost, type Outcome } from './support/modelHost.ts'
import { createLocks, openCheckout, openTab, type Tab } from './support/tabs.ts'

type Step =
  | { do: 'press' | 'reload' | 'close' | 'offline' | 'online'; tab: number }
  | { do: 'choose'; tab: number; change: Partial<Choices> }
  | { do: 'wait'; ms: number }

/**
 * Maximum time that the model's server needs for an order, ms: hosts have been seen to need 40 s.
 */
const LONGEST_WORK_MS = 45_000
/** Time after which every order is settled in any case, ms. */
const SETTLED_MS = 10 * 60_000

const tab = fc.nat(1)
const change: fc.Arbitrary<Partial<Choices>> = fc.oneof(
  fc.record({ instructions: fc.constantFrom('blue gate', 'ring twice', '') }),
  fc.constantFrom(
    { payment: 'cod' as const },
    { payment: 'gcash' as const },
    { payment: 'gcash' as const, gcashConsent: true },
  ),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('press' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'reload' as const,
        'close' as const,
        'offline' as const,
        'online' as const,
      ),
      tab,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('choose' as const), tab, change }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(5, 100, 3000, 30_000, 130_000),
    }),
  },
)
const outcome: fc.Arbitrary<Outcome> = fc
  .record({ kind: fc.constantFrom(...kinds), works: fc.constantFrom(0, 50, 5000, LONGEST_WORK_MS) })
  // A server that reports an error does not continue to work.
  .map(({ kind, works }) => ({ kind, works: kind === 'brokeAfter' ? Math.min(works, 50) : works }))

/**
 * Number of users so far. Every walk has its own, so that open tabs of an earlier one do not
 * interfere.
 */
let users = 0

/** A browser with up to two tabs at one checkout. */
class Walk {
  readonly #user = `user${(users += 1)}`
  readonly host: ModelHost
  readonly store: AttemptStore
  readonly #lock = createLocks()
  readonly #tabs: (Tab | null)[] = [null, null]
  /** The user's last choices while the form was editable. */
  #chosen: Choices | undefined

  constructor(outcomes: Outcome[], honoursKeys: boolean) {
    stubStorage()
    this.host = new ModelHost([...outcomes], honoursKeys)
    this.store = openAttempt(this.#user, selectionOf(1))
    this.#open(0)
  }

  #open(n: number): Tab {
    const present = this.#tabs[n]
    if (present) return present
    const opened = openTab(this.host.calls, this.#lock)
    openCheckout(opened, openAttempt(this.#user, selectionOf(1)))
    this.#tabs[n] = opened
    return opened
  }

  #press(n: number): void {
    const { calls } = this.#open(n)
    const choices = this.store.read()?.choices
    // The button is disabled until the GCash warning is confirmed.
    if (choices?.payment === 'gcash' && !choices.gcashConsent) return
    const { body, cartLines } = sentOf(1, choices?.payment)
    void createPlacing(calls, this.store).placeOrder({
      body,
      cartLines,
      reasonOf: () => 'Sold out',
    })
  }

  async take(one: Step): Promise<void> {
    if (one.do === 'press') this.#press(one.tab)
    if (one.do === 'reload' || one.do === 'close') {
      this.#tabs[one.tab]?.kill()
      this.#tabs[one.tab] = null
      if (one.do === 'reload') this.#open(one.tab)
    }
    if (one.do === 'offline' || one.do === 'online') this.host.online = one.do === 'online'
    if (one.do === 'choose') {
      const progress = this.store.read()?.progress
      const next = this.store.dispatch({ type: 'chose', change: one.change })
      if (progress && isEditable(progress)) this.#chosen = next?.choices
    }
    await vi.advanceTimersByTimeAsync(one.do === 'wait' ? one.ms : 1)
  }

  async end(): Promise<void> {
    this.host.online = true
    this.#open(0)
    await vi.advanceTimersByTimeAsync(SETTLED_MS)
  }

  /** The invariants that hold at any time. */
  check(): void {
    const attempt = this.store.read()
    const progress = attempt?.progress
    expect(this.host.orders.length, 'orders for one intent').toBeLessThanOrEqual(1)
    if (this.#chosen) expect(attempt?.choices).toEqual(this.#chosen)
    if (progress && isOrdered(progress))
      expect(this.host.orders.map(({ _id }) => _id)).toEqual(progress.orderIds)
    if (
      progress?.phase === 'absent' ||
      (progress?.phase === 'editing' && progress.refusal !== null)
    )
      expect(this.host.orders.length + this.host.pending, 'orders that were denied').toBe(0)
    for (const one of this.#tabs)
      if (one?.news.at(-1)?.kind === 'ordered')
        expect(this.host.orders, 'orders that were confirmed').toHaveLength(1)
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each([
  ['knows keys', true],
  ['knows no keys', false],
])(
  'on a host that %s, no random walk with two tabs, reloads and lost responses orders twice, loses a choice or shows a false message, CHECKOUT-22 CHECKOUT-26',
  async (_host, honoursKeys) => {
    const walks = fc.asyncProperty(
      fc.array(outcome, { maxLength: 4 }),
      fc.array(step, { maxLength: 25 }),
      async (outcomes, steps) => {
        const walk = new Walk(outcomes, honoursKeys)
        for (const one of steps) {
          await walk.take(one)
          walk.check()
        }
        await walk.end()
        walk.check()
        // In any case the attempt ends.
        expect(['editing', 'absent', 'paying', 'placed']).toContain(
          walk.store.read()?.progress.phase,
        )
      },
    )
    await fc.assert(walks, { numRuns: 300 })
  },
)
