import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Schemas } from '#api/contract.ts'
import {
  cartIdsOf,
  chosenOf,
  inOrder,
  subtotalOf,
  withChangedLine,
  withDrafts,
  withoutLines,
} from '#features/cart/cartLines.ts'
import { cartWithLine, cartWithPieces } from '#flows/cart/cartWithLine.ts'
import { wantedLines } from '#flows/cart/wantedLines.ts'
import type { FreshProduct } from '#flows/freshProducts/useFreshProducts.ts'
import { createQuantityDrafts, unsentQuantities } from '#state/quantityDrafts.ts'
import { stubStorage } from '../support/storage.ts'

const line = (n: number, quantity = 1, stocks = 5) => ({
  cartId: `c${n}`,
  productId: `p${n}`,
  product_name: `Product ${n}`,
  display_picture: '',
  price: 0.1 * n,
  quantity,
  stocks,
})
const group = (shopId: string, ...products: ReturnType<typeof line>[]) => ({
  shopId,
  shop_name: shopId.toUpperCase(),
  products,
})
const cart = {
  carts: [group('a', line(1), line(2, 3)), group('b', line(3))],
  outOfStock: [group('c', line(4, 1, 0))],
  totalProductsCount: 4,
}

const idsOf = (groups: ReturnType<typeof group>[]) =>
  groups.map(({ shopId, products }) => [shopId, products.map(({ productId }) => productId)])

test('a line is removed, and its shop too when it was the last one, CART-12 CART-13', () => {
  const next = withoutLines(cart, new Set(['c1', 'c3', 'c4']))
  expect(idsOf(next.carts)).toEqual([['a', ['p2']]])
  expect(next.outOfStock).toEqual([])
  expect(next.totalProductsCount).toBe(1)
  expect(withoutLines(cart, new Set(['c9']))).toEqual(cart)
})

test.each([
  [4, 4],
  [9, 5],
  [0, 1],
])('a chosen quantity of %i is shown as %i, CART-16 CART-20', (quantity, shown) => {
  expect(withDrafts(cart, new Map([['c1', { quantity }]])).carts[0]?.products[0]?.quantity).toBe(
    shown,
  )
})

test('the selected lines, grouped by shop, with the total, CART-25 CART-26', () => {
  const chosen = chosenOf(cart.carts, new Set(['c2']))
  const { stocks: _stocks, ...carried } = line(2, 3)
  expect(chosen).toEqual([{ shopId: 'a', shop_name: 'A', products: [{ ...carried, total: 0.6 }] }])
  expect(chosen.map(subtotalOf)).toEqual([0.6])
  // Lines that are gone are ignored.
  for (const ids of [[], ['c4', 'c9']]) expect(chosenOf(cart.carts, new Set(ids))).toEqual([])
})

test('Select all selects every line that can be bought, CART-07 CART-08', () =>
  expect(cartIdsOf(cart.carts)).toEqual(['c1', 'c2', 'c3']))

const product = (n: number, shopId: string) =>
  ({
    ...line(n),
    _id: `p${n}`,
    shop: { _id: shopId, shop_name: shopId.toUpperCase() },
  }) as unknown as Schemas['Product']

test('quantities are summed up to the stock; a new line is first, and gets its id from the response, CART-27', () => {
  const more = cartWithPieces(cart, product(2, 'a'), 4)
  expect(more.carts[0]?.products[1]).toMatchObject({ cartId: 'c2', quantity: 5 })
  expect(more.totalProductsCount).toBe(4)
  const added = cartWithPieces(cart, product(7, 'b'), 2)
  expect(idsOf(added.carts)).toEqual([
    ['b', ['p7', 'p3']],
    ['a', ['p1', 'p2']],
  ])
  expect(added.totalProductsCount).toBe(5)
  const answered = cartWithLine(cart, product(7, 'b').shop, line(7, 2))
  expect(answered.carts[0]?.products[0]).toMatchObject({ cartId: 'c7', quantity: 2 })
  expect(withChangedLine(answered, 'c7', { quantity: 3 }).carts[0]?.products[0]?.quantity).toBe(3)
})

test('a stored order applies, and products that it does not name stay in the server’s order, CART-02', () => {
  const shown = (order: string[]) => idsOf(inOrder(cart.carts, order))
  expect(shown(['p2', 'p1', 'p3'])).toEqual([
    ['a', ['p2', 'p1']],
    ['b', ['p3']],
  ])
  expect(shown(['p3', 'gone', 'p1'])).toEqual([
    ['b', ['p3']],
    ['a', ['p1', 'p2']],
  ])
  expect(shown([])).toEqual(shown(['gone']))
  const newest = [group('a', line(9), line(2), line(1))]
  expect(idsOf(inOrder(newest, ['p1', 'p2']))).toEqual([['a', ['p9', 'p1', 'p2']]])
})

const wanted = (_id: string, quantity: number) => ({
  product: { _id, product_name: _id, price: 10 },
  quantity,
})
const now = (price: number, stocks: number, quantity?: number): FreshProduct => ({
  shopId: 's1',
  shop_name: 'Nena',
  product_name: 'Eggs',
  display_picture: '',
  price,
  stocks,
  inCart: quantity === undefined ? undefined : { cartId: 'c1', quantity },
})

test('of bought products those are added that the cart lacks and the shop has; what differs is said, ORDERS-24 OPEN-03', () => {
  const { lines, notes } = wantedLines(
    [
      wanted('Same', 2),
      wanted('Gone', 1),
      wanted('Out', 1),
      wanted('Dear', 1),
      wanted('Few', 5),
      wanted('Held', 3),
      wanted('Full', 1),
      // In two orders of one basket.
      wanted('Same', 1),
    ],
    new Map([
      ['Same', now(10, 9)],
      ['Gone', null],
      ['Out', now(10, 0)],
      ['Dear', now(12.5, 9)],
      ['Few', now(8, 2)],
      ['Held', now(10, 4, 2)],
      ['Full', now(10, 4, 4)],
    ]),
  )
  expect(lines.map(({ productId, missing }) => [productId, missing])).toEqual([
    ['Same', 3],
    ['Dear', 1],
    ['Few', 2],
    ['Held', 1],
    ['Full', 0],
  ])
  expect(notes).toEqual([
    'Gone is no longer sold.',
    'Out is sold out.',
    'Dear: ₱12.50 instead of ₱10.00.',
    'Few: only 2 left, ₱8.00 instead of ₱10.00.',
    'Full: 4 in your cart already.',
  ])
})

let page: EventTarget
beforeEach(() => {
  stubStorage()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const loadTab = async () => {
  vi.resetModules()
  return import('#state/cartSelection.ts')
}
const ticked = ({ selectedLines }: Awaited<ReturnType<typeof loadTab>>) => [...selectedLines()]
const hear = () => page.dispatchEvent(Object.assign(new Event('storage'), { key: null }))

test('what is ticked stays after a reload, until it is unticked, CART-07', async () => {
  const tab = await loadTab()
  tab.selectLines(['a', 'b'], true)
  expect(ticked(await loadTab())).toEqual(['a', 'b'])
  const again = await loadTab()
  again.selectLines(['a', 'b'], false)
  expect(ticked(await loadTab())).toEqual([])
})

test('ticks for deletion are those of one tab, which then has the others’ ticks, CART-10 CART-11', async () => {
  const [one, other] = [await loadTab(), await loadTab()]
  one.selectLines(['a'], true)
  hear()
  expect(ticked(other)).toEqual(['a'])
  one.setCartEditing(true)
  one.selectLines(['b'], true)
  hear()
  expect([ticked(one), ticked(other)]).toEqual([['b'], []])
  other.selectLines(['c'], true)
  hear()
  expect(ticked(one)).toEqual(['b'])
  one.setCartEditing(false)
  expect(ticked(one)).toEqual(['c'])
})

const LINE = 'line'
const unsent = unsentQuantities('unsent')
const earlier = [{ lineId: LINE, quantity: 6, replaces: [1] }]
const leave = () => page.dispatchEvent(new Event('pagehide'))
type Write = Parameters<ReturnType<typeof createQuantityDrafts>['change']>[3]

/** Quantities of cart lines, whose writes are never answered unless they `fail`. */
function openDrafts() {
  vi.useFakeTimers()
  let fail = () => {}
  const write = vi.fn<Write>(({ onStart }) => {
    onStart()
    return new Promise((_, reject) => (fail = () => reject(new Error('no network'))))
  })
  return {
    drafts: createQuantityDrafts({ debounce: 600, unsent }),
    write,
    fail: () => fail(),
    sent: () => write.mock.calls.map(([{ leaving }]) => (leaving ? 'leaving' : 'usual')),
  }
}

test('a quantity of an earlier visit is sent once, also when its line is read twice meanwhile, CART-18', () => {
  unsent.write(earlier)
  const { drafts, write, sent } = openDrafts()
  drafts.restoreUnsent(() => write)
  drafts.settleUnsent(LINE, 1)
  drafts.settleUnsent(LINE, 1)
  expect(sent()).toEqual(['usual'])
})

test.each([
  ['is debounced', 0, 'starts', ['leaving']],
  ['waits behind other writes', 600, 'waits', ['usual', 'leaving']],
  ['is on its way', 600, 'starts', ['usual']],
])('a page that is left sends a quantity once that %s, CART-18', async (_, ms, how, expected) => {
  const { drafts, write, sent } = openDrafts()
  if (how === 'waits') write.mockReturnValueOnce(new Promise(() => undefined))
  drafts.change(LINE, 6, 1, write)
  await vi.advanceTimersByTimeAsync(ms)
  leave()
  await vi.advanceTimersByTimeAsync(600)
  expect(sent()).toEqual(expected)
  expect(unsent.read()).toEqual(earlier)
})

test('a quantity that a page that was left could not send is sent again if it stays, CART-18', async () => {
  const { drafts, write, sent, fail } = openDrafts()
  drafts.change(LINE, 6, 1, write)
  leave()
  fail()
  await vi.advanceTimersByTimeAsync(600)
  expect(sent()).toEqual(['leaving', 'usual'])
})

test('a page that is left sends no quantity of an earlier visit that was not compared yet, CART-18', () => {
  unsent.write(earlier)
  const { drafts, write, sent } = openDrafts()
  drafts.restoreUnsent(() => write)
  leave()
  expect(sent()).toEqual([])
  expect(unsent.read()).toEqual(earlier)
})
