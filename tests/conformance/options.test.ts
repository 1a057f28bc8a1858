import { expect, test } from 'vitest'
import { readOptions } from './remote/options.ts'

const read = (args: string[], settings: Record<string, string> = {}) =>
  readOptions(args, { API_URL: 'https://api.example.com/api', ...settings })
const tokenOf = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

test('--only takes tags and operations, and names what is neither', () => {
  expect(read([])).toMatchObject({ isPart: false })
  expect([...read(['--only', 'getProduct, reports']).selected]).toEqual([
    'getProduct',
    'createReport',
  ])
  expect(() => read(['--only', 'getProduct,carts'])).toThrow(
    '"carts" is neither an operation nor a tag',
  )
})

test('an account may be a token, whose user is in its claims or is given', () => {
  expect(read([], { API_TOKEN: tokenOf({ sub: 'u1' }) }).account).toMatchObject({ id: 'u1' })
  expect(read([], { API_TOKEN: 'opaque', API_USER_ID: 'u2' }).account).toEqual({
    token: 'opaque',
    id: 'u2',
  })
  expect(() => read([], { API_OTHER_TOKEN: 'opaque' })).toThrow(
    'API_OTHER_USER_ID has to say whose it is',
  )
})

test('products and the origin of the site are refused in another form', () => {
  expect(read([], { API_PRODUCTS: 'p1:s1, p2:s2' }).products).toEqual([
    { product: 'p1', shop: 's1' },
    { product: 'p2', shop: 's2' },
  ])
  expect(() => read([], { API_PRODUCTS: 'p1' })).toThrow('product:shop')
  expect(() => read(['--origin', 'https://www.example.com/'])).toThrow('--origin must be an origin')
})
