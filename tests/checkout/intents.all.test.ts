import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isEditable, isOrdered } from '#flows/checkout/attempt.ts'
import { createPlacing } from '#flows/checkout/placing.ts'
import { openShopping } from './support/marketHost.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
let shop: Awaited<ReturnType<typeof openShopping>>
let end: (() => void) | undefined

beforeAll(async () => {
  shop = await openShopping()
})
beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  }),
)
afterEach(() => {
  end?.()
  vi.useRealTimers()
})

/**
 * What becomes of the next call that orders: lost, late, refused, limited, stopped by a gateway, or
 * answered with something else.
 */
const faults = [
  [
    'lose',
    'lose',
    'lose',
    'drop',
    'hang',
    'late:3000',
    'late:40000',
    'slow:20000',
    'bend:null',
    'bend:empty',
    'omit:transactions',
  ],
  ['fail:409', 'fail:422', 'fail:429', 'fail:500', 'fail:502', 'fail:503', 'fail:504', 'busy:2'],
].flat()
const sim = fc
  .record({
    chosen: fc.array(fc.constantFrom(...faults), { maxLength: 3 }),
    knowsKeys: fc.boolean(),
    readsFail: fc.boolean(),
  })
  .map(({ chosen, knowsKeys, readsFail }) =>
    [
      ...chosen.map((one) => one.replace(/^[a-z]+/, '$&:createTransactions')),
      ...(readsFail ? ['slow:listCustomerTransactions:1', 'drop:listCustomerTransactions'] : []),
      ...(knowsKeys ? [] : ['nokey']),
    ].join(),
  )
const intent = fc.record({
  sim,
  payment: fc.constantFrom('cod' as const, 'gcash' as const),
  shops: fc.constantFrom(1, 1, 2),
  resends: fc.boolean(),
  /** Tabs in which the button is pressed, and how long the user waits after each press, ms. */
  presses: fc.array(
    fc.record({
      tab: fc.nat(1),
      wait: fc.constantFrom(0, 500, 5 * SECOND, 30 * SECOND, 3 * MINUTE),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
  reload: fc.boolean(),
})

test('each of 200 intents in two tabs ends with one order, or with a true word about a second one, CHECKOUT-22 CHECKOUT-26', async () => {
  const once = fc.asyncProperty(
    intent,
    async ({ sim: directives, payment, shops, resends, presses, reload }) => {
      const shopping = shop(directives, payment, shops, resends)
      ;({ end } = shopping)
      const tabs = [shopping.open(), shopping.open()]
      const press = (tab: number) =>
        void createPlacing((tabs[tab] as (typeof tabs)[number]).calls, shopping.store).placeOrder(
          shopping.order,
        )
      const falseMessages: string[] = []
      for (const { tab, wait } of presses) {
        press(tab)
        falseMessages.push(...(await shopping.pass(wait)))
      }
      if (reload) {
        tabs[0]?.kill()
        tabs[0] = shopping.open()
      }
      // The user tries again until it is ordered.
      for (
        let tries = 0;
        tries < 8 &&
        !isOrdered(shopping.progress() ?? { phase: 'editing', refusal: null, earlier: [] });
        tries += 1
      ) {
        falseMessages.push(...(await shopping.pass(3 * MINUTE)))
        const progress = shopping.progress()
        if (progress && isEditable(progress)) press(0)
      }
      falseMessages.push(...(await shopping.pass(3 * MINUTE)))
      end?.()
      expect([...new Set(falseMessages)]).toEqual([])
      const progress = shopping.progress()
      if (!progress || !isOrdered(progress)) throw new Error(`It ended as ${progress?.phase}`)
      expect(progress.orderIds).toHaveLength(shops)
      const extra = shopping.made().filter((id) => !progress.orderIds.includes(id))
      const noticed = await shopping.readExtra()
      expect(noticed.toSorted()).toEqual(extra.toSorted())
      // Only the browser can order twice, and only where keys are unknown.
      if (!resends || !directives.includes('nokey')) expect(extra).toEqual([])
    },
  )
  await fc.assert(once, { numRuns: 200 })
}, 900_000)
