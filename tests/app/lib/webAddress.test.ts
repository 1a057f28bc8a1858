import fc from 'fast-check'
import { expect, test } from 'vitest'
import { webAddress } from '#lib/webAddress.ts'

test.each([
  ['https://pay.example/a?b=c#d', 'https://pay.example/a?b=c#d'],
  ['HTTP://pay.example', 'http://pay.example/'],
  ['https://pay.example@evil.example/', null],
  ['https://:x@evil.example/', null],
  ['javascript:alert(1)', null],
  [' java\nscript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['blob:https://pay.example/1', null],
  ['file:///etc/passwd', null],
  ['//pay.example', null],
  ['/cart', null],
  ['', null],
  [undefined, null],
  [{ href: 'https://pay.example' }, null],
  [['https://pay.example'], null],
])('the address %j is opened as %j, PAY-07', (address, opened) =>
  expect(webAddress(address)).toBe(opened),
)

test('for any text from a server, only http and https are opened, PAY-07', () => {
  const schemes = fc.constantFrom(
    'javascript:',
    'data:',
    'vbscript:',
    'file:',
    'blob:',
    'https://',
    'http://',
    '',
  )
  fc.assert(
    fc.property(schemes, fc.string({ unit: 'binary' }), (scheme, rest) => {
      expect(webAddress(scheme + rest) ?? 'https:').toMatch(/^https?:/)
    }),
  )
})
