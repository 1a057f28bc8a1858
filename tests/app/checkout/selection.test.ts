import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeSelection, encodeSelection, type Selection, selectionId } from '#domain/selection.ts'

const idOf = (n: number) => n.toString(16).padStart(24, '0')
const product = (n: number) => ({
  productId: idOf(n),
  cartId: idOf(n + 1000),
  product_name: `Product ${n}`,
  display_picture: '',
  price: 10,
  quantity: 1,
  total: 10,
})
const shops = (count: number, each = 1): Selection =>
  Array.from({ length: count }, (_, shop) => ({
    shopId: idOf(shop),
    shop_name: `Shop ${shop}`,
    products: Array.from({ length: each }, (__, n) => product(shop * each + n)),
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
const withChange = (change: object) => withProducts({ ...product(1), ...change })

test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no JSON', btoa('mango')],
  ['no list', stateOf({ shopId: '1' })],
  ['an empty list', stateOf([])],
  ['a shop without products', withProducts()],
  ['a product twice', withProducts(product(1), product(1))],
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
