import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleProduct } from '../../src/components/samples.ts'

const product = { ...sampleProduct, description: '', gallery: [], likes: 0, isLiked: false }
const page = { items: [product], currentPage: 1, nextPage: 2 }

/** A page that is loaded anew in the same browser, whose storage is `stored`. */
async function visit() {
  vi.resetModules()
  const [{ lastSeen }, { storeSeen }, { owner }, { catalogQueries }, { forgetPersonal }] = await Promise.all([
    import('../../src/api/lastSeen.ts'),
    import('../../src/api/storeSeen.ts'),
    import('../../src/lib/owner.ts'),
    import('../../src/api/catalog.ts'),
    import('../../src/state/personal.ts'),
  ])
  const queryClient = new QueryClient()
  return {
    owner,
    forgetPersonal,
    lastSeen,
    leave: () => storeSeen(queryClient),
    showProduct: (id: string, session?: string) =>
      queryClient.setQueryData(catalogQueries.product(id, session).queryKey, { ...product, _id: id }),
    showList: (filter: { query?: string; categories?: string; session?: string }) =>
      queryClient.setQueryData(catalogQueries.products(filter).queryKey, { pages: [page, page], pageParams: [1, 2] }),
  }
}

let stored: Record<string, string>
beforeEach(() => {
  stored = {}
  const storage = { getItem: (key: string) => stored[key] ?? null, setItem: (key: string, text: string) => void (stored[key] = text) }
  const removing = { removeItem: (key: string) => void delete stored[key] }
  vi.stubGlobal('sessionStorage', {})
  vi.stubGlobal('location', { href: 'https://suki.example/home' })
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      { ...storage, ...removing },
      { ownKeys: () => Object.keys(stored), getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
    ),
  )
  return () => vi.unstubAllGlobals()
})

test('PRODUCT-01 HOME-01 the next visit has the first page of each list and the products that were seen, but no search', async () => {
  const first = await visit()
  first.showProduct('p1')
  first.showList({})
  first.showList({ categories: 'fruits' })
  first.showList({ query: 'mangga' })
  first.leave()
  const { lastSeen } = await visit()
  expect(lastSeen('GET /products/{id}', 'p1')).toMatchObject({ _id: 'p1', price: product.price })
  expect(lastSeen('GET /products')).toEqual(page)
  expect(lastSeen('GET /products', 'fruits')).toEqual(page)
  expect(lastSeen('GET /products/{id}', 'p2')).toBeUndefined()
  expect(JSON.stringify(stored)).not.toContain('mangga')
})

test('what a user saw is no other user’s, and is gone after a sign-out', async () => {
  const first = await visit()
  first.owner.write('liza')
  first.showProduct('p1', 'liza')
  first.showProduct('p2', 'jose')
  first.leave()
  const second = await visit()
  expect(second.lastSeen('GET /products/{id}', 'p1')).toBeDefined()
  expect(second.lastSeen('GET /products/{id}', 'p2')).toBeUndefined()
  second.owner.write('jose')
  expect(second.lastSeen('GET /products/{id}', 'p1')).toBeUndefined()
  second.forgetPersonal()
  // On its way out, the page stores what it shows to visitors only.
  first.leave()
  expect(JSON.stringify(stored)).not.toContain('p1')
})

test('an answer of an earlier release that has another shape is not shown, and only the last ones are stored', async () => {
  const first = await visit()
  for (let index = 0; index < 40; index++) first.showProduct(`p${index}`)
  first.leave()
  const second = await visit()
  expect(second.lastSeen('GET /products/{id}', 'p39')).toBeDefined()
  expect(second.lastSeen('GET /products/{id}', 'p9')).toBeUndefined()
  stored['suki.seen'] = stored['suki.seen']?.replaceAll('"price":185', '"price":"185"') ?? ''
  expect(second.lastSeen('GET /products/{id}', 'p39')).toBeUndefined()
})

test('SHELL-26 a build that keeps nothing uses nothing of what an earlier one has stored', async () => {
  const first = await visit()
  first.showList({})
  first.leave()
  vi.stubEnv('VITE_KEEP', 'off')
  const { lastSeen } = await visit()
  expect(lastSeen('GET /products')).toBeUndefined()
  vi.unstubAllEnvs()
  expect((await visit()).lastSeen('GET /products')).toEqual(page)
})
