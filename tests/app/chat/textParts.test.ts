import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textParts } from '#features/chat/thread/textParts.ts'

const app = { origin: 'https://suki.example', base: '/shop' }
const links = (text: string) =>
  textParts(text, app).filter(({ path, href }) => path !== undefined || href !== undefined)

test.each([
  [
    'See https://example.com/a.',
    [{ text: 'https://example.com/a', href: 'https://example.com/a' }],
  ],
  [
    '(https://example.com/a_(b))',
    [{ text: 'https://example.com/a_(b)', href: 'https://example.com/a_(b)' }],
  ],
  [
    'https://suki.example/shop/products/1?x=1#y, ok?',
    [{ text: 'https://suki.example/shop/products/1?x=1#y', path: '/products/1?x=1#y' }],
  ],
  ['https://suki.example/shop', [{ text: 'https://suki.example/shop', path: '/' }]],
  // Beside the app, on the same host.
  [
    'https://suki.example/shopping',
    [{ text: 'https://suki.example/shopping', href: 'https://suki.example/shopping' }],
  ],
  [
    'https://suki.example:443/shop/cart',
    [{ text: 'https://suki.example:443/shop/cart', path: '/cart' }],
  ],
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

const A = 'https://example.com/a'
test.each([
  `“${A}”`,
  `‘${A}’`,
  `»${A}«`,
  `"${A}"`,
  `'${A}'`,
  `"${A}","x"`,
  `'${A}','x'`,
  `${A}—see`,
  `${A}–see`,
  `${A}…`,
  `${A}。`,
  `${A}。次`,
  `${A}、次`,
  `${A}！`,
  `${A}？`,
  `「${A}」`,
  `（${A}）`,
  `これ${A}`,
  `${A}👍`,
  `${A}👍🏽 salamat`,
  `${A}❤️`,
  `${A}🇵🇭`,
  `${A}👩‍🌾ok`,
  `${A}→`,
  `*${A}*`,
  `_${A}_ po`,
  `*Tingnan: ${A}*`,
  `*_${A}_*, po`,
  `~~${A}~~`,
  `|${A}|`,
  `\`${A}\``,
  `${A}: ok`,
  `<${A}>`,
  `[a](${A})`,
  `${A}\u202Egnp.exe`,
  `${A}\u200b`,
  `${A}\u2800`,
])('in %s, the text around the address is plain', (text) => {
  expect(links(text)).toEqual([{ text: A, href: A }])
})

test.each([
  'https://example.com',
  `https://www.google.com/maps/place/15°02'13.6"N+120°40'55.7"E`,
  `https://www.google.com/maps/place/15%C2%B002'13.6%22N+120%C2%B040'55.7%22E`,
  `https://www.google.com/maps/place/33°52'10"S+151°12'30"W/@-33.8,151.2,17z`,
  "https://example.com/it's",
  'https://example.com/a_b__c',
  'https://example.com/a|b',
  'https://youtu.be/dQw4w9WgXc_',
  'https://example.com/wiki/Foo_(bar)_',
  'https://example.com/~',
  'https://example.com/{id}/x?y={z}',
  'https://example.com/a,b;c!d',
  'https://example.com/看',
  'https://web.archive.org/web/2020/https://example.com/',
  'https://xn--e1afmkfd.xn--p1ai/',
])('all of %s is an address', (address) => {
  for (const text of [
    address,
    `(${address})`,
    `"${address}"`,
    `Tingnan po: ${address}. Salamat`,
    `*Bago* _po_, snake_case: ${address}, https://example.com/_`,
    `${address}。`,
    `${address}🙏`,
  ])
    expect(links(text)[0]?.text).toBe(address)
})

test.each([
  'https://suki.example//evil.example/login',
  'https://suki.example/\\evil.example/login',
  'https://suki.example/shop//evil.example/login',
  'https://suki.example/shop/\\evil.example/login',
  'https://suki.example/shop/.//evil.example/login',
  'https://suki.example/shop/%2e//evil.example/login',
  'https://suki.example/shop/../shop//evil.example',
  'https://suki.example/shop/..//evil.example',
])('%s does not lead out of the app: it opens as a page of this site, in another tab', (text) => {
  for (const { path, href } of links(text)) {
    expect(path).toBeUndefined()
    expect(new URL(href ?? '').origin).toBe(app.origin)
  }
})

test('a very long text is split: a search that is quadratic in its length would not end here, CHAT-21', () => {
  const hostile = [
    'https://',
    'https://a.',
    "https://a.b/'",
    'https://a.b/(a',
    '_',
    '(',
    '👍',
    "'",
    '"',
    'a@',
    '1',
    '.,;:!?',
    '((((a))))',
  ]
  for (const piece of hostile) {
    const long = `https://a.b/${piece.repeat(500_000 / piece.length)}x`
    const parts = textParts(long, app)
    expect(parts.map((part) => part.text).join('') === long, piece).toBe(true)
  }
})

test('the parts of any text are the text, and its links are safe', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.constantFrom(
      'https://',
      'http://',
      '(',
      ')',
      '.',
      '\ud83d',
      'javascript:',
      '@',
      'https://suki.example/shop/',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('')
      const parts = textParts(text, app)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const { href, path } of parts) {
        if (href !== undefined) expect(new URL(href).protocol).toBe('https:')
        if (path !== undefined) expect(path).toMatch(/^\/(?!\/)/)
      }
    }),
  )
})
