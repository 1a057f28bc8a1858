import { expect, test } from 'vitest'
import { returnPath } from '#features/auth/returnPath.ts'

test.each([
  ['/cart', '/cart'],
  ['/discover?query=rice&categories=pantry', '/discover?query=rice&categories=pantry'],
  ['/products/1#reviews', '/products/1#reviews'],
  // One segment, whose name has slashes.
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
])('AUTH-09 a login opened at %s returns there', (from, path) => {
  expect(returnPath(from)).toBe(path)
})

test.each([[null], [''], ['cart']])('AUTH-09 without a valid path (%s) it returns home', (from) => {
  expect(returnPath(from)).toBe('/home')
})

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
])('AUTH-09 %s does not lead out of the app', (from) => {
  expect(returnPath(from)).toBe('/home')
})

test('AUTH-09 the return path does not open the login again', () => {
  expect(returnPath('/cart?login=true&from=%2Fhome&edit=1')).toBe('/cart?edit=1')
})
