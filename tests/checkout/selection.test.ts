import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeSelection, encodeSelection, type Selection } from '../../src/lib/selection.ts'

const mangoes: Selection = [
  {
    shopId: '65f0a1c2d3e4b5a600000011',
    shop_name: 'Ñora’s Gulayan 🥭',
    products: [
      {
        productId: '65f0a1c2d3e4b5a600000021',
        cartId: '65f0a1c2d3e4b5a600000041',
        product_name: 'Carabao Mango',
        display_picture: 'https://suki.example/mango.webp',
        price: 165,
        quantity: 2,
        total: 330,
      },
    ],
  },
]

test('CHECKOUT-01, CART-26: what was encoded is read again, accents and all, also from an address', () => {
  expect(decodeSelection(encodeSelection(mangoes))).toEqual(mangoes)
  const params = new URLSearchParams({ state: encodeSelection(mangoes) })
  expect(decodeSelection(new URLSearchParams(`?${params}`).get('state') ?? '')).toEqual(mangoes)
  expect(JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(encodeSelection(mangoes)), (char) => char.charCodeAt(0))))).toEqual(
    mangoes,
  )
})

test('CHECKOUT-01: a plus that arrived as a space is understood', () => {
  const withPlus = [{ ...mangoes[0], shop_name: '>>>~~~???' }] as Selection
  expect(decodeSelection(encodeSelection(withPlus).replaceAll('+', ' '))).toEqual(withPlus)
})

test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no JSON', btoa('mango')],
  ['no UTF-8', btoa('"\xff\xfe"')],
  ['no list', btoa('{"shopId":"1"}')],
  ['an empty list', btoa('[]')],
  ['a shop without products', btoa(JSON.stringify([{ ...mangoes[0], products: [], shop_name: 'x' }]))],
  ['half a piece', btoa(JSON.stringify([{ shopId: '1', shop_name: 'x', products: [{ ...mangoes[0]?.products[0], quantity: 0.5 }] }]))],
  ['a negative price', btoa(JSON.stringify([{ shopId: '1', shop_name: 'x', products: [{ ...mangoes[0]?.products[0], price: -1 }] }]))],
  ['a million shops', btoa(JSON.stringify(Array.from({ length: 1000 }, () => ({ shopId: '1', shop_name: 'x', products: [] }))))],
])('CHECKOUT-01: %s is no selection', (_what, state) => expect(decodeSelection(state)).toBeNull())

test('CHECKOUT-01: 1,000 strangers’ texts never throw, and pass only as a selection', () => {
  const stranger = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.base64String(),
    fc.json().map((json) => btoa(unescape(encodeURIComponent(json)))),
    fc.string(),
  )
  fc.assert(
    fc.property(stranger, (state) => {
      expect(decodeSelection(state)).toBeNull()
    }),
    { numRuns: 1000 },
  )
})

test('CART-26: any selection survives the journey', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((one) => one.length <= 200)
  const money = fc.integer({ min: 0, max: 1_000_000 }).map((amount) => amount / 100)
  const product = fc.record({
    productId: text,
    cartId: text,
    product_name: text,
    display_picture: text,
    price: money,
    quantity: fc.integer({ min: 1, max: 100 }),
    total: money,
  })
  const group = fc.record({ shopId: text, shop_name: text, products: fc.array(product, { minLength: 1, maxLength: 5 }) })
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 5 }), (chosen) => {
      expect(decodeSelection(encodeSelection(chosen))).toEqual(chosen)
    }),
  )
})
