import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readChosen } from '../../src/features/checkout/chosen.ts'
import { encodeSelection, type Selection } from '../../src/lib/selection.ts'

const id = (n: number) => n.toString(16).padStart(24, '0')
const product = (n: number) => ({
  productId: id(n),
  cartId: id(n + 1000),
  product_name: `Product ${n}`,
  display_picture: '',
  price: 10,
  quantity: 1,
  total: 10,
})
const shops = (count: number, each = 1): Selection =>
  Array.from({ length: count }, (_, shop) => ({
    shopId: id(shop),
    shop_name: `Shop ${shop}`,
    products: Array.from({ length: each }, (__, n) => product(shop * each + n)),
  }))

test('CHECKOUT-01 a selection of the cart can be checked out', () => {
  expect(readChosen(encodeSelection(shops(2, 3)))).toEqual(shops(2, 3))
})

test('CHECKOUT-01 a scheduled list has no cart lines', () => {
  const chosen = JSON.parse(JSON.stringify(shops(1), (name, value: unknown) => (name === 'cartId' ? undefined : value))) as Selection
  expect(readChosen(encodeSelection(chosen))).toEqual(chosen)
})

test('CHECKOUT-01 what no call would take is refused at once', () => {
  expect(readChosen(encodeSelection(shops(21)))).toBeNull()
  expect(readChosen(encodeSelection(shops(2, 51)))).toBeNull()
  const [group] = shops(1)
  const twice = [{ ...group, products: [product(1), product(1)] }] as Selection
  expect(readChosen(encodeSelection(twice))).toBeNull()
  const foreign = [{ ...group, products: [{ ...product(1), productId: '../users' }] }] as Selection
  expect(readChosen(encodeSelection(foreign))).toBeNull()
})

/** Texts that come near to a selection: damaged ones, other JSON, other encodings, and noise. */
const stranger = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.base64String({ maxLength: 300 }),
  fc.json().map((json) => btoa(String.fromCharCode(...new TextEncoder().encode(json)))),
  fc.tuple(fc.nat(200), fc.string({ maxLength: 3 })).map(([place, noise]) => {
    const state = encodeSelection(shops(1))
    return state.slice(0, place) + noise + state.slice(place + 1)
  }),
)

test('CHECKOUT-01 1,000 random state parameters never throw, and give no order', () => {
  fc.assert(
    fc.property(stranger, (state) => {
      const chosen = readChosen(state)
      // A damaged letter of a name leaves a selection; whatever is let through can be ordered.
      for (const { productId, quantity } of chosen?.flatMap((group) => group.products) ?? []) {
        expect(productId).toMatch(/^[0-9a-f]{24}$/)
        expect(Number.isInteger(quantity) && quantity > 0).toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
})

test('CHECKOUT-01 1,000 random query strings hold no selection', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      expect(readChosen(new URLSearchParams(query).get('state') ?? query)).toBeNull()
    }),
    { numRuns: 1000 },
  )
})
