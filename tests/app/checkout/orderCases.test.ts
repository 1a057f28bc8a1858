import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createPlacing } from '#flows/checkout/placing.ts'
import { openShopping } from './support/marketHost.ts'
import type { Tab } from './support/tabs.ts'

type Shopping = ReturnType<Awaited<ReturnType<typeof openShopping>>>

const SECOND = 1000
const MINUTE = 60 * SECOND
let shop: Awaited<ReturnType<typeof openShopping>>
let open: Shopping | undefined

beforeAll(async () => {
  shop = await openShopping()
})
beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  }),
)
afterEach(() => {
  open?.end()
  vi.useRealTimers()
})

interface Case {
  name: string
  pay: 'cod' | 'gcash'
  sim?: string
  shops?: number
  /**
   * The user's actions; by default one press of the button. Returns the false messages meanwhile.
   */
  act?: (shopping: Shopping, press: (tab: Tab) => void) => Promise<string[]>
  /** Checks at the end; by default, that a GCash order has a page for paying. */
  check?: (shopping: Shopping, tabs: Tab[]) => void
}

const press = (shopping: Shopping) => (tab: Tab) =>
  void createPlacing(tab.calls, shopping.store).placeOrder(shopping.order)
const once: NonNullable<Case['act']> = async (shopping, pressIn) => {
  pressIn(shopping.open())
  return shopping.pass(4 * MINUTE)
}
/** Presses; waits until the order is reported as absent; presses again. */
const again: NonNullable<Case['act']> = async (shopping, pressIn) => {
  const tab = shopping.open()
  pressIn(tab)
  const first = await shopping.pass(2 * MINUTE)
  expect(shopping.progress()?.phase).toBe('absent')
  expect(tab.news.at(-1)).toMatchObject({ kind: 'failed' })
  pressIn(tab)
  return [...first, ...(await shopping.pass(MINUTE))]
}
/**
 * Presses; the tab is killed after `time` (ms), and another one is opened after `away` and stays
 * open for `rest`.
 */
const killedAfter =
  (time: number, rest: number, away = 0): NonNullable<Case['act']> =>
  async (shopping, pressIn) => {
    const tab = shopping.open()
    pressIn(tab)
    const first = await shopping.pass(time)
    tab.kill()
    await vi.advanceTimersByTimeAsync(away)
    shopping.open()
    return [...first, ...(await shopping.pass(rest))]
  }
/** Presses in two tabs at the same time. */
const together =
  (rest: number): NonNullable<Case['act']> =>
  async (shopping, pressIn) => {
    for (const tab of [shopping.open(), shopping.open()]) pressIn(tab)
    return shopping.pass(rest)
  }
const hasPayPage = ({ progress, order }: Shopping) =>
  order.body.transactions[0]?.payment_method === 'gcash' &&
  expect(progress()).toMatchObject({
    phase: 'paying',
    payUrl: expect.stringMatching(/^https:\/\/suki\.example\/provider\//),
  })
const hasNoPayPage = ({ progress }: Shopping) =>
  expect(progress()).toMatchObject({ phase: 'paying', payUrl: null })

const both = (cases: Record<string, string>, act?: Case['act']): Case[] =>
  Object.entries(cases).flatMap(([name, fault]) =>
    (['cod', 'gcash'] as const).map((pay) => ({
      name,
      pay,
      sim: fault.replace(/^[a-z]+/, '$&:createTransactions'),
      act,
    })),
  )

const cases: Case[] = [
  ...both({
    answered: '',
    'the answer is lost': 'lose',
    'never answered': 'hang',
    'the answer comes after 40 s': 'late:40000',
    'the server begins after 100 s': 'slow:100000',
    'an empty answer': 'bend:empty',
    'null for an answer': 'bend:null',
    'an answer without orders': 'omit:transactions',
    'an answer without a page for paying': 'omit:checkout_page_url',
  }),
  ...both(
    {
      'the call never arrives; pressed again': 'drop',
      'the server breaks down; pressed again': 'fail:503',
      'a gateway gives up; pressed again': 'fail:500',
    },
    again,
  ),
  {
    name: 'an empty page for paying',
    pay: 'cod',
    sim: 'put:createTransactions:checkout_page_url=',
  },
  {
    name: 'no page for paying anywhere',
    pay: 'gcash',
    sim: 'omit:createTransactions:checkout_page_url,omit:getPaymentIntent:checkout_page_url:9',
    check: hasNoPayPage,
  },
  {
    name: 'a page for paying that is a script',
    pay: 'gcash',
    sim: ['createTransactions', ...Array.from({ length: 5 }, () => 'getPaymentIntent')]
      .map((operation) => `put:${operation}:checkout_page_url=javascript:alert(1)`)
      .join(),
    check: (shopping, [tab]) => {
      hasNoPayPage(shopping)
      expect(tab?.window).toBeNull()
    },
  },
  {
    name: 'pressed offline, and again later',
    pay: 'cod',
    async act(shopping, pressIn) {
      const tab = shopping.open()
      shopping.setOnline(false)
      pressIn(tab)
      const first = await shopping.pass(5 * SECOND)
      expect(shopping.progress()).toMatchObject({
        phase: 'editing',
        refusal: expect.stringMatching(/was not placed/),
      })
      shopping.setOnline(true)
      // An order that failed is not sent later by itself.
      first.push(...(await shopping.pass(2 * MINUTE)))
      expect(shopping.made()).toEqual([])
      pressIn(tab)
      return [...first, ...(await shopping.pass(5 * SECOND))]
    },
  },
  {
    name: 'the answer is lost, and offline for five minutes',
    pay: 'cod',
    sim: 'late:createTransactions:1000',
    async act(shopping, pressIn) {
      pressIn(shopping.open())
      const first = await shopping.pass(500)
      shopping.setOnline(false)
      return [
        ...first,
        ...(await shopping.pass(5 * MINUTE)),
        ...(shopping.setOnline(true), await shopping.pass(MINUTE)),
      ]
    },
  },
  {
    name: 'the answer is lost, and the orders can not be read for two minutes',
    pay: 'gcash',
    sim: 'lose:createTransactions,fail:listCustomerTransactions:503:1',
    async act(shopping, pressIn) {
      const tab = shopping.open()
      // The fault hits the read before the order is sent, so nothing is sent.
      pressIn(tab)
      const first = await shopping.pass(SECOND)
      expect(shopping.made()).toEqual([])
      pressIn(tab)
      first.push(...(await shopping.pass(0)))
      shopping.setOnline(false)
      first.push(...(await shopping.pass(2 * MINUTE)))
      expect(shopping.progress()?.phase).not.toBe('absent')
      shopping.setOnline(true)
      return [...first, ...(await shopping.pass(MINUTE))]
    },
  },
  {
    name: 'the tab is killed while nothing is answered',
    pay: 'cod',
    sim: 'hang:createTransactions',
    act: killedAfter(2 * SECOND, MINUTE),
  },
  {
    name: 'the tab is killed, and the server finishes 40 s later',
    pay: 'gcash',
    sim: 'slow:createTransactions:40000',
    act: killedAfter(SECOND, 2 * MINUTE),
  },
  {
    name: 'the tab is killed, and opened the next day',
    pay: 'cod',
    sim: 'lose:createTransactions',
    act: killedAfter(0, SECOND, 24 * 60 * MINUTE),
  },
  {
    name: 'two tabs press together',
    pay: 'cod',
    act: together(MINUTE),
  },
  {
    name: 'two tabs press together, and the first answer is lost',
    pay: 'gcash',
    sim: 'lose:createTransactions',
    act: together(2 * MINUTE),
  },
  {
    name: 'two tabs, of which one presses while the server is at it for 100 s',
    pay: 'cod',
    sim: 'slow:createTransactions:100000',
    async act(shopping, pressIn) {
      pressIn(shopping.open())
      const first = await shopping.pass(30 * SECOND)
      pressIn(shopping.open())
      return [...first, ...(await shopping.pass(3 * MINUTE))]
    },
  },
  { name: 'ten shops, the answer is lost', pay: 'cod', sim: 'lose:createTransactions', shops: 10 },
  {
    name: 'ten shops, an answer that is null',
    pay: 'gcash',
    sim: 'bend:createTransactions:null',
    shops: 10,
  },
]

test.each(cases.flatMap((one) => ['', 'nokey'].map((keys) => ({ ...one, keys }))))(
  '$pay, $name: one order, and no false message $keys, CHECKOUT-22 CHECKOUT-26',
  async ({ pay, sim = '', keys, shops = 1, act = once, check = hasPayPage }) => {
    const shopping = shop([sim, keys].filter(Boolean).join(), pay, shops)
    open = shopping
    // Other cases have ordered the same before; those orders must not be mistaken for this one.
    const falseMessages = await act(shopping, press(shopping))
    expect([...new Set(falseMessages)]).toEqual([])
    expect(shopping.made()).toHaveLength(shops)
    expect(shopping.progress()?.phase).toBe(pay === 'cod' ? 'placed' : 'paying')
    check(shopping, shopping.tabs)
    // It stays one order afterwards.
    shopping.open()
    expect(await shopping.pass(2 * MINUTE)).toEqual([])
    expect(shopping.made()).toHaveLength(shops)
  },
)
