import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { createRoutes } from '#app/routes.tsx'
import { isProductPath, paths } from '#domain/paths.ts'
import { returnPath } from '#features/auth/returnPath.ts'
import { openMarket } from '#mocks/hosts/vitest.ts'
import { freeHandle } from '#mocks/rules/shopNames.ts'

const routes = createRoutes(createQueryClient())
const matchOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://app.invalid')
  const [last] = matchRoutes(routes, pathname)?.slice(-1) ?? []
  return {
    route: last?.route.path,
    params: last?.params,
    query: Object.fromEntries(new URLSearchParams(search)),
  }
}
const odd = 'a/b?c=#d é%20'

const firstWordsOf = (some: readonly RouteObject[]): string[] =>
  some.flatMap(({ path = '', children = [] }) =>
    path === '' ? firstWordsOf(children) : [path.split('/')[0] as string],
  )

test('no shop may have a handle that opens a screen of the app, SHOP-01', () => {
  const { world } = openMarket({ products: 60 })
  const words = firstWordsOf(routes).filter((word) => /^[a-z]/.test(word))
  expect(words).toContain('home')
  expect(words.filter((word) => freeHandle(world, word))).toEqual([])
})

test('values from the server or the user are encoded and decoded unchanged', () => {
  expect(matchOf(paths.product(odd))).toMatchObject({ route: 'products/:id', params: { id: odd } })
  expect(matchOf(paths.shop(odd))).toMatchObject({ route: ':handle', params: { handle: odd } })
  expect(matchOf(paths.profile(odd)).params).toMatchObject({ displayName: odd })
  expect(matchOf(paths.orders(odd, { transaction_id: odd }))).toMatchObject({
    route: 'orders',
    params: { displayName: odd },
    query: { transaction_id: odd },
  })
  const near = { latitude: 15.03, longitude: 120.68 }
  expect(matchOf(paths.nearby({ query: odd, near, shop: odd, directions: true }))).toMatchObject({
    route: 'nearby',
    query: { query: odd, near: '15.03,120.68', shop: odd, directions: '' },
  })
  expect(matchOf(paths.discover({ query: odd }))).toMatchObject({
    route: 'discover',
    query: { query: odd },
  })
  expect(matchOf(paths.discover({ categories: odd })).query).toEqual({ categories: odd })
  expect(matchOf(paths.checkout(odd))).toMatchObject({
    route: 'cart/checkout',
    query: { state: odd },
  })
  expect(
    matchOf(paths.checkoutResult({ status: 'success', type: 'onlinepay', id: odd })).query,
  ).toEqual({
    status: 'success',
    type: 'onlinepay',
    id: odd,
  })
  expect(matchOf(paths.resetPassword({ email: 'a+b@c.ph' })).query).toEqual({ email: 'a+b@c.ph' })
})

test('no address has an empty segment while the user is unknown', () => {
  expect([paths.profile(''), paths.orders('', { status: 'PENDING' })]).toEqual([
    '/profile',
    '/orders?status=PENDING',
  ])
})

test.each([
  ['/products/12', true],
  ['/products', false],
  ['/products-of-lola', false],
  ['/home', false],
])('%s is a product: %s', (path, is) => {
  expect(isProductPath(path)).toBe(is)
})

test.each([
  '',
  '.',
  '..',
  '/evil.example',
  '//evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'half \ud83e',
  '\t//evil.example',
])(
  'a handle, name or id of the server leads nowhere but to its own page: %j, ACCESS-14',
  (text) => {
    const own = [
      paths.product(text),
      paths.shop(text),
      paths.schedule(text),
      paths.chats(text),
      paths.chats(text, { chat: text }),
    ]
    const named = text === '' ? [] : [paths.profile(text), paths.orders(text)]
    for (const path of [...own, ...named]) {
      const { origin, pathname } = new URL(path, 'https://app.invalid/home')
      expect([origin, pathname]).toEqual(['https://app.invalid', path.split('?')[0]])
      // A login that was opened there leads back.
      expect(returnPath(path), path).toBe(path)
    }
  },
)
