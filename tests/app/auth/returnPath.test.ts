import { expect, test } from 'vitest'
import { returnPath } from '#features/auth/returnPath.ts'

test.each([
  ['/cart', '/cart'],
  ['/discover?query=rice&categories=pantry', '/discover?query=rice&categories=pantry'],
  ['/products/1#reviews', '/products/1#reviews'],
  // One segment, whose name has slashes.
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
])('a login opened at %s returns there, AUTH-09', (from, path) => {
  expect(returnPath(from)).toBe(path)
})

test.each([[null], [''], ['cart']])(
  'without a valid path (%s) it returns home, AUTH-09',
  (from) => {
    expect(returnPath(from)).toBe('/home')
  },
)

test.each([
  'https://evil.example/home',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/cart/../..//evil.example',
  '/\\/evil.example',
  '/\r\n/evil.example',
  '%2F%2Fevil.example',
])('%s does not lead out of the app, AUTH-09', (from) => {
  expect(returnPath(from)).toBe('/home')
})

test('the return path does not open the login again, AUTH-09', () => {
  expect(returnPath('/cart?login=true&from=%2Fhome&edit=1')).toBe('/cart?edit=1')
})
