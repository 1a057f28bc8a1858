import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Choices, isEditable, isOrdered } from '#flows/checkout/attempt.ts'
import { sentOf } from './support/attempts.ts'
import { browse, pass } from './support/browse.ts'
import { kinds, type Outcome } from './support/modelHost.ts'

type Step =
  | { do: 'press' | 'reload' | 'close' | 'offline' | 'online'; tab: number }
  | { do: 'choose'; tab: number; change: Partial<Choices> }
  | { do: 'wait'; ms: number }

/** The longest that the server needs for an order, ms: hosts have been seen to need 40 s. */
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
      do: fc.constantFrom(...(['reload', 'close', 'offline', 'online'] as const)),
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

/** A browser with up to two tabs at one checkout. */
async function openWalk(outcomes: Outcome[], honoursKeys: boolean) {
  const answered: Outcome = { kind: 'answered' }
  const { host, store, openIn, press } = browse([answered, answered, ...outcomes], { honoursKeys })
  // The same was ordered before, which must not be taken for this order.
  const { send } = host.calls((work) => work())
  for (const key of ['earlier', 'later']) void send(key, sentOf(1).body, { bare: false })
  await pass(1)
  const earlier = [...host.orders]
  const made = () => host.orders.filter((order) => !earlier.includes(order))
  const tabs: (ReturnType<typeof openIn> | null)[] = [null, null]
  const open = (n: number) => (tabs[n] ??= openIn())
  open(0)
  /** The user's last choices while the form was editable. */
  let chosen: Choices | undefined

  function act(one: Step): void {
    if (one.do === 'press') {
      const { choices } = store.read() ?? {}
      // The button is disabled until the GCash warning is confirmed.
      if (choices?.payment !== 'gcash' || choices.gcashConsent) press(open(one.tab))
    }
    if (one.do === 'reload' || one.do === 'close') {
      tabs[one.tab]?.kill()
      tabs[one.tab] = null
      if (one.do === 'reload') open(one.tab)
    }
    if (one.do === 'offline' || one.do === 'online') host.online = one.do === 'online'
    if (one.do === 'choose') {
      const progress = store.read()?.progress
      const next = store.dispatch({ type: 'chose', change: one.change })
      if (progress && isEditable(progress)) chosen = next?.choices
    }
  }

  /** The invariants that hold at any time. */
  function check(): void {
    const attempt = store.read()
    const progress = attempt?.progress
    expect(made().length, 'orders for one intent').toBeLessThanOrEqual(1)
    if (chosen) expect(attempt?.choices).toEqual(chosen)
    if (progress && isOrdered(progress))
      expect(made().map(({ _id }) => _id)).toEqual(progress.orderIds)
    if (
      progress?.phase === 'absent' ||
      (progress?.phase === 'editing' && progress.refusal !== null)
    )
      expect(made().length + host.pending, 'orders that were denied').toBe(0)
    for (const one of tabs)
      if (one?.news.at(-1)?.kind === 'ordered')
        expect(made(), 'orders that were confirmed').toHaveLength(1)
  }

  return {
    async take(one: Step): Promise<void> {
      act(one)
      await pass(one.do === 'wait' ? one.ms : 1)
      check()
    },
    /** Waits until the order is settled; returns the phase then. */
    async end() {
      host.online = true
      open(0)
      await pass(SETTLED_MS)
      check()
      return store.read()?.progress.phase
    },
  }
}

test.each([
  ['knows keys', true],
  ['knows no keys', false],
])(
  'on a host that %s, no random walk orders twice, loses a choice or shows a false message, CHECKOUT-22 CHECKOUT-26',
  async (_host, honoursKeys) => {
    const walks = fc.asyncProperty(
      fc.array(outcome, { maxLength: 4 }),
      fc.array(step, { maxLength: 25 }),
      async (outcomes, steps) => {
        const walk = await openWalk(outcomes, honoursKeys)
        for (const one of steps) await walk.take(one)
        // In any case the attempt ends.
        expect(['editing', 'absent', 'paying', 'placed']).toContain(await walk.end())
      },
    )
    await fc.assert(walks, { numRuns: 300 })
  },
)
