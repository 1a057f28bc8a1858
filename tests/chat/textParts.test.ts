import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textParts } from '../../src/features/chat/thread/textParts.ts'

const app = { origin: 'https://suki.example', base: '/shop' }
const links = (text: string) => textParts(text, app).filter(({ path, href }) => path !== undefined || href !== undefined)

test.each([
  ['See https://example.com/a.', [{ text: 'https://example.com/a', href: 'https://example.com/a' }]],
  ['(https://example.com/a_(b))', [{ text: 'https://example.com/a_(b)', href: 'https://example.com/a_(b)' }]],
  ['https://suki.example/shop/products/1?x=1#y, ok?', [{ text: 'https://suki.example/shop/products/1?x=1#y', path: '/products/1?x=1#y' }]],
  ['https://suki.example/shop', [{ text: 'https://suki.example/shop', path: '/' }]],
  // Beside the app, on the same host.
  ['https://suki.example/shopping', [{ text: 'https://suki.example/shopping', href: 'https://suki.example/shopping' }]],
  ['HTTPS://EXAMPLE.com', [{ text: 'HTTPS://EXAMPLE.com', href: 'https://example.com/' }]],
])('%s has these links', (text, expected) => {
  expect(links(text)).toEqual(expected)
})

test.each([
  'http://example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'https://',
  'https:// example.com',
  'https://suki.example@evil.example/',
  'https://suki.example:x@evil.example/',
  'www.example.com',
])('%s is text', (text) => {
  expect(links(text)).toEqual([])
  expect(textParts(text, app)).toEqual([{ text }])
})

test('an invisible character ends an address', () => {
  expect(links('https://example.com/\u202Egnp.exe')).toMatchObject([{ href: 'https://example.com/' }])
})

test('the parts of any text are the text, and its links are safe', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.constantFrom('https://', 'http://', '(', ')', '.', '\ud83d', 'javascript:', '@', 'https://suki.example/shop/'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('')
      const parts = textParts(text, app)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const { href, path } of parts) {
        if (href !== undefined) expect(new URL(href).protocol).toBe('https:')
        if (path !== undefined) expect(path).toMatch(/^\//)
      }
    }),
  )
})
