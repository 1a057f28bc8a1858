import { beforeEach, expect, test, vi } from 'vitest'
import { sampleProduct } from '#components/samples.ts'

const product = { ...sampleProduct, description: '', gallery: [], likes: 0, isLiked: false }
const page = { items: [product], currentPage: 1, nextPage: 2 }

let stored: Record<string, string>

/** The storage of a page that is loaded now; what an earlier page writes later is lost. */
function openStorage(): void {
  const own: Record<string, string> = Object.assign(
    Object.create({
      getItem: (key: string) => own[key] ?? null,
      setItem: (key: string, text: string) => void (own[key] = text),
      removeItem: (key: string) => void delete own[key],
    }),
    stored,
  )
  stored = own
  vi.stubGlobal('localStorage', own)
}

/** A page that is reloaded in the same browser, of a release with that version. */
async function visit(version = '1') {
  vi.resetModules()
  vi.stubGlobal('document', { querySelector: () => ({ content: version }) })
  openStorage()
  const { restoreLastVisit, isOfLastVisit } = await import('#api/cache/lastVisit.ts')
  const { createQueryClient } = await import('#api/cache/queryClient.ts')
  const { owner } = await import('#lib/owner.ts')
  const { catalogQueries } = await import('#api/catalog.ts')
  const { forgetPersonal } = await import('#state/personal.ts')
  const queryClient = createQueryClient()
  await restoreLastVisit(queryClient)
  const { product: one, products } = catalogQueries
  return {
    owner,
    forgetPersonal,
    showProduct: (id: string, session?: string) =>
      queryClient.fetchQuery({
        ...one(id, session),
        queryFn: async () => ({ ...product, _id: id }),
      }),
    showList: (filter: { query?: string; categories?: string }) =>
      queryClient.fetchInfiniteQuery({ ...products(filter), queryFn: async () => page, pages: 2 }),
    product: (id: string, session?: string) => queryClient.getQueryData(one(id, session).queryKey),
    list: (filter: object) => queryClient.getQueryData(products(filter).queryKey),
    isOld: (id: string) =>
      isOfLastVisit(queryClient.getQueryState(one(id).queryKey) ?? { dataUpdatedAt: 0 }),
    stay: () => vi.advanceTimersByTimeAsync(2000),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-07-21T01:00:00Z') })
  stored = {}
  vi.stubGlobal('sessionStorage', {})
  vi.stubGlobal('location', { href: 'https://suki.example/home' })
  return () => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.useRealTimers()
  }
})

test('the next visit has the first page of each list and the seen products, but no search, PRODUCT-01 HOME-01', async () => {
  const first = await visit()
  await first.showProduct('p1')
  await first.showList({})
  await first.showList({ categories: 'fruits' })
  await first.showList({ query: 'mangga' })
  await first.stay()
  const second = await visit()
  expect(second.product('p1')).toMatchObject({ _id: 'p1', price: product.price })
  expect(second.product('p2')).toBeUndefined()
  expect(second.list({})).toEqual({ pages: [page], pageParams: [1] })
  expect(second.list({ categories: 'fruits' })).toEqual({ pages: [page], pageParams: [1] })
  expect(JSON.stringify(stored)).not.toContain('mangga')
})

test('an answer of the last visit is known as such, and refetched however recent it is', async () => {
  const first = await visit()
  await first.showProduct('p1')
  expect(first.isOld('p1')).toBe(false)
  await first.stay()
  const second = await visit()
  expect(second.isOld('p1')).toBe(true)
  await second.showProduct('p1')
  expect(second.isOld('p1')).toBe(false)
})

test('what a user saw is no other user’s, and is gone after a sign-out', async () => {
  const first = await visit()
  first.owner.write('liza')
  await first.showProduct('p1', 'liza')
  await first.showProduct('p2', 'jose')
  await first.stay()
  const second = await visit()
  expect(second.product('p1', 'liza')).toBeDefined()
  expect(second.product('p2', 'jose')).toBeUndefined()
  second.forgetPersonal()
  // What the page still shows to a visitor is stored again.
  await second.showProduct('p3')
  await second.stay()
  expect(JSON.stringify(stored)).toContain('p3')
  expect(JSON.stringify(stored)).not.toContain('p1')
})

test('only the last answers are stored, for a week, and for the same release', async () => {
  const first = await visit()
  for (let index = 0; index < 40; index++) {
    await first.showProduct(`p${index}`)
    vi.setSystemTime(Date.now() + 1000)
  }
  await first.stay()
  const second = await visit()
  expect(second.product('p39')).toBeDefined()
  expect(second.product('p9')).toBeUndefined()
  const left = stored
  expect((await visit('2')).product('p39')).toBeUndefined()
  stored = left
  vi.setSystemTime(Date.now() + 8 * 24 * 3_600_000)
  expect((await visit()).product('p39')).toBeUndefined()
})

test('a build that keeps nothing removes what an earlier one has stored, SHELL-26', async () => {
  const first = await visit()
  await first.showList({})
  await first.stay()
  expect(JSON.stringify(stored)).toContain('price')
  vi.stubEnv('VITE_KEEP', 'off')
  const second = await visit()
  expect(second.list({})).toBeUndefined()
  expect(JSON.stringify(stored)).not.toContain('price')
})

test('the app starts where the browser stores nothing, or something else', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  stored['suki.visit'] = '{"timestamp":1'
  const { showProduct, product: shown } = await visit()
  await showProduct('p1')
  expect(shown('p1')).toBeDefined()
  expect(stored['suki.visit']).toBeUndefined()
})
