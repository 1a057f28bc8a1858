import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { decodeSelection, encodeSelection, type Selection, selectionId } from '#domain/selection.ts'
import { attemptOfOrder, attemptsOf, findAttempt, openAttempt } from '#flows/checkout/store.ts'
import { stubStorage } from '../support/storage.ts'
import { chosenProduct, idOf, selectionOf, sentOf } from './support/attempts.ts'

const shops = (count: number, each = 1): Selection =>
  Array.from({ length: count }, (_, shop) => ({
    shopId: idOf(shop),
    shop_name: `Shop ${shop}`,
    products: Array.from({ length: each }, (__, n) => chosenProduct(shop * each + n)),
  }))

const throughAddress = (selection: Selection) => {
  const params = new URLSearchParams({ state: encodeSelection(selection) })
  return decodeSelection(new URLSearchParams(`?${params}`).get('state') ?? '')
}

test('any selection is decoded from an address as it was encoded, CHECKOUT-01 CART-26', () => {
  const id = fc.nat().map(idOf)
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  const money = fc.nat(1_000_000).map((amount) => amount / 100)
  const chosen = {
    productId: id,
    product_name: text,
    display_picture: text,
    price: money,
    quantity: fc.integer({ min: 1, max: 100 }),
    total: money,
  }
  // What a scheduled list orders is in no cart.
  const one = fc.oneof(fc.record(chosen), fc.record({ ...chosen, cartId: id }))
  const products = fc.uniqueArray(one, {
    minLength: 1,
    maxLength: 5,
    selector: ({ productId }) => productId,
  })
  fc.assert(
    fc.property(fc.record({ shopId: id, shop_name: text, products }), (group) => {
      expect(throughAddress([group])).toEqual([group])
    }),
  )
})

test('a plus sign that was decoded as a space is accepted, CHECKOUT-01', () => {
  const withPlus = [{ ...shops(1)[0], shop_name: '>>>~~~???' }] as Selection
  expect(decodeSelection(encodeSelection(withPlus).replaceAll('+', ' '))).toEqual(withPlus)
})

const stateOf = (selection: unknown) => btoa(JSON.stringify(selection))
const withProducts = (...products: object[]) => stateOf([{ ...shops(1)[0], products }])
const withChange = (change: object) => withProducts({ ...chosenProduct(1), ...change })

test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no JSON', btoa('mango')],
  ['no list', stateOf({ shopId: '1' })],
  ['an empty list', stateOf([])],
  ['a shop without products', withProducts()],
  ['a product twice', withProducts(chosenProduct(1), chosenProduct(1))],
  ...['../users', '', 'a'.repeat(65), `/${idOf(1)}`].map((productId) => [
    `a product ${productId}`,
    withChange({ productId }),
  ]),
  ['half a piece', withChange({ quantity: 1.5 })],
  ['a negative price', withChange({ price: -1 })],
])('%s is not a selection, CHECKOUT-01', (_what, state) =>
  expect(decodeSelection(state)).toBeNull(),
)

test('a selection has the same limits as an order, CHECKOUT-01 CHECKOUT-22', () => {
  expect(throughAddress(shops(20, 100))).toEqual(shops(20, 100))
  for (const many of [shops(21), shops(1, 101)]) expect(throughAddress(many)).toBeNull()
})

test('a selection with a name of invalid UTF-8 is refused, CHECKOUT-01', () => {
  const readable = atob(encodeSelection(shops(1)))
  expect(decodeSelection(btoa(readable))).toEqual(shops(1))
  expect(decodeSelection(btoa(readable.replace('Shop', 'Sh\xf6p')))).toBeNull()
})

test('the id of a selection depends on products, quantities and cart lines alone, CHECKOUT-22', () => {
  const [first, second] = shops(2, 2) as [Selection[number], Selection[number]]
  const [one, ...more] = second.products
  const changed = (change: Partial<typeof one>) =>
    selectionId([first, { ...second, products: [{ ...one!, ...change }, ...more] }])
  for (let quantity = 1; quantity <= 100; quantity += 1)
    expect(changed({ quantity })).toMatch(/^[0-9a-f]{16}$/)
  expect(selectionId([second, first])).toBe(selectionId([first, second]))
  expect(changed({ price: 99, product_name: 'Renamed' })).toBe(selectionId([first, second]))
  const changes = [
    { quantity: 2 },
    { cartId: idOf(7) },
    { cartId: undefined },
    { productId: idOf(8) },
  ]
  for (const change of changes) expect(changed(change)).not.toBe(selectionId([first, second]))
})

/** Noise, other JSON and other queries, and a selection that was damaged at a place. */
const stranger = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.base64String({ maxLength: 300 }),
  fc.json().map((json) => btoa(unescape(encodeURIComponent(json)))),
  fc.webQueryParameters().map((query) => new URLSearchParams(query).get('state') ?? query),
  fc.tuple(fc.nat(200), fc.string({ maxLength: 3 })).map(([place, noise]) => {
    const state = encodeSelection(shops(1))
    return state.slice(0, place) + noise + state.slice(place + 1)
  }),
)

test('3,000 strange state parameters never throw, and give only selections that can be ordered, CHECKOUT-01', () => {
  fc.assert(
    fc.property(stranger, (state) => {
      // Damage inside a name may leave a valid selection.
      for (const { products } of decodeSelection(state) ?? [])
        for (const { productId, quantity } of products) {
          expect(productId).toMatch(/^[\w-]{1,64}$/)
          expect(Number.isInteger(quantity) && quantity > 0).toBe(true)
        }
    }),
    { numRuns: 3000 },
  )
})

const liza = '65f0a1c2d3e4b5a600000001'
const mia = '65f0a1c2d3e4b5a600000002'
let storage: Map<string, string>
beforeEach(() => {
  storage = stubStorage()
})
const chose = { type: 'chose', change: { instructions: 'blue gate' } } as const
const keyOf = (userId: string, n: number) => openAttempt(userId, selectionOf(n)).read()?.key

test('a reload and a second tab continue the same attempt, CHECKOUT-22', () => {
  const first = keyOf(liza, 1)
  expect(first).toMatch(/^[A-Za-z0-9-]{8,64}$/)
  expect(keyOf(liza, 1)).toBe(first)
  expect(keyOf(liza, 2)).not.toBe(first)
  expect(keyOf(mia, 1)).not.toBe(first)
})

test('every subscriber of an attempt is notified of each change, CHECKOUT-22', () => {
  const here = openAttempt(liza, selectionOf(1))
  const heard = vi.fn<() => void>()
  const stop = here.subscribe(heard)
  openAttempt(liza, selectionOf(1)).dispatch(chose)
  expect(heard).toHaveBeenCalled()
  expect(here.read()?.choices.instructions).toBe('blue gate')
  // The same object until it changes, since React compares by identity.
  expect(here.read()).toBe(here.read())
  stop()
})

test('each date of a scheduled list has its own attempt, with the choices of the list, CHECKOUT-25 SCHED-56', () => {
  const occurrence = { scheduleId: 'list', due: '2027-01-31T00:00:00Z' }
  const open = () => openAttempt(liza, selectionOf(1), { occurrence, choices: { addressId: 'a1' } })
  const january = open()
  expect(january.read()).toMatchObject({ occurrence, choices: { addressId: 'a1', payment: 'cod' } })
  january.dispatch({ type: 'chose', change: { addressId: 'a2' } })
  // On a reload or in another tab the user's choices stay.
  expect(open().read()?.choices.addressId).toBe('a2')
  const february = { ...occurrence, due: '2027-02-28T00:00:00Z' }
  const others = [null, february].map((date) =>
    openAttempt(liza, selectionOf(1), { occurrence: date }),
  )
  expect(new Set([january, ...others].map(({ id }) => id)).size).toBe(3)
})

test('who orders the same again gets a new attempt in place of one that is over, not of an unfinished one, CHECKOUT-22 OPEN-20', () => {
  const again = { occurrence: null, again: true, choices: { addressId: 'a1' } }
  const open = () => openAttempt(liza, selectionOf(1), again)
  const unfinished = open()
  unfinished.dispatch({ type: 'chose', change: { payment: 'gcash', gcashConsent: true } })
  const { key = '' } = open().read() ?? {}
  expect(open().read()?.choices).toMatchObject({ payment: 'gcash', gcashConsent: true })
  unfinished.dispatch({ type: 'ordered', key, sent: sentOf(1), orderIds: ['o1'], method: 'cod' })
  expect(openAttempt(liza, selectionOf(1)).read()?.progress.phase).toBe('placed')
  expect(open().read()).toMatchObject({
    progress: { phase: 'editing' },
    choices: { addressId: 'a1', payment: 'cod', gcashConsent: false },
  })
  expect(open().read()?.key).not.toBe(key)
})

test('a selection is found by its id, only in this browser and by its user, CHECKOUT-01', () => {
  const { id } = openAttempt(liza, selectionOf(1))
  expect(findAttempt(liza, id)?.read()?.selection).toEqual(selectionOf(1))
  expect(findAttempt(mia, id)).toBeNull()
  expect(findAttempt(liza, 'feedfeedfeedfeed')).toBeNull()
})

test('a damaged attempt is treated as none, CHECKOUT-22', () => {
  openAttempt(liza, selectionOf(1))
  for (const name of storage.keys()) storage.set(name, '{"version":2,"value":{"key":7}}')
  expect(keyOf(liza, 1)).toMatch(/^[A-Za-z0-9-]{8,64}$/)
})

test('with a full storage the checkout works, but cannot be resumed, CHECKOUT-22', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => undefined,
  })
  const store = openAttempt(liza, selectionOf(3))
  const heard = vi.fn<() => void>()
  store.subscribe(heard)
  store.dispatch(chose)
  expect(store.read()?.choices.instructions).toBe('blue gate')
  expect(heard).toHaveBeenCalled()
})

test('only the latest checkouts are stored, and all with a pending order, CHECKOUT-22', () => {
  const first = keyOf(liza, 1)
  const unsettled = openAttempt(liza, selectionOf(2))
  unsettled.dispatch({ type: 'sent', sent: sentOf(2) })
  for (let n = 3; n < 20; n += 1) keyOf(liza, n)
  expect(attemptsOf(liza)).toHaveLength(12)
  expect(unsettled.read()?.progress.phase).toBe('sending')
  expect(keyOf(liza, 1)).not.toBe(first)
})

test('the attempt of an order is found by the order’s id, PAY-08', () => {
  const store = openAttempt(liza, selectionOf(1))
  const { key = '' } = store.dispatch({ type: 'sent', sent: sentOf(1) }) ?? {}
  store.dispatch({ type: 'ordered', key, sent: sentOf(1), orderIds: ['o1', 'o2'], method: 'gcash' })
  expect(attemptOfOrder(liza, 'o2')?.id).toBe(store.id)
  expect(attemptOfOrder(liza, 'o3')).toBeUndefined()
  expect(attemptOfOrder(mia, 'o2')).toBeUndefined()
})
