import { describe, expect, test } from 'vitest'
import { shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { ProductRow } from '#fixtures/rows.ts'
import { newestOf, newestPageOf, pageOf } from '#mocks/presenters/page.ts'
import { type Listing, listing } from '#mocks/rules/listing.ts'
import { call, openMarket } from '../support/market.ts'

const { world } = openMarket({ products: 400 })
const all = [...world.tables.products.all()]
const list = (wanted: Listing) => [...listing(world, wanted)]
const ids = (rows: Iterable<{ _id: string }>) => Array.from(rows, ({ _id }) => _id)
const food = ['fresh', 'frozen', 'snacks', 'candy', 'pantry', 'beverages', 'dairy', 'pastries']

describe('the home tabs, HOME-08', () => {
  test.each(['for-you', '', undefined])('%s does not filter, HOME-09', (categories) =>
    expect(ids(list({ categories }))).toEqual(ids(all)),
  )

  test.each([
    ['beverages', 'beverages'],
    ['snacks', 'snacks'],
    ['dairy', 'dairy'],
    ['fresh', 'fresh'],
    ['medicine', 'medicine-and-remedies'],
  ])('%s shows %s', (tab, slug) => {
    const found = list({ categories: tab })
    expect(found.length).toBeGreaterThan(0)
    expect(ids(found)).toEqual(ids(all.filter((product) => product.category.includes(slug))))
  })
})

describe.each([
  ['one shop', shopId('nena')],
  ['the whole catalogue', undefined],
])('the tabs of %s, SHOP-11', (_what, shop) => {
  const own = all.filter((product) => !shop || product.shop_id === shop)
  const tab = (categories: string) => list({ categories, shopId: shop })

  const isIn = (slugs: string[]) => (one: ProductRow) =>
    one.category.some((slug) => slugs.includes(slug))
  test.each([
    ['for-you', own],
    ['food', own.filter(isIn(food))],
    ['appliances', own.filter(isIn(['appliances']))],
  ])('%s shows its products', (name, rows) => expect(ids(tab(name))).toEqual(ids(rows)))

  const { compare } = new Intl.Collator('en')
  test.each<[string, (row: ProductRow) => string | number, order: (a: never, b: never) => number]>([
    ['new-arrival', (row) => row.created_at, (a, b) => -compare(a, b)],
    ['all-products', (row) => row.product_name, compare],
    ['top-products', (row) => row.sold, (a, b) => b - a],
  ])('%s is in its order', (name, of, order) =>
    expect(tab(name).map(of)).toEqual((own.map(of) as never[]).sort(order)),
  )
})

test('the order is updated when products change, SHOP-11', () => {
  const own = openMarket({ products: 80 }).world
  const top = () => [...listing(own, { categories: 'top-products' })]
  const last = top().at(-1)!
  own.tables.products.update(last._id, { sold: 1_000_000 })
  expect(top()[0]?._id).toBe(last._id)
  own.tables.products.remove(last._id)
  expect(ids(top())).not.toContain(last._id)
})

test('filters are combined with and, categories with or, SEARCH-06', () => {
  const fruits = list({ categories: 'fruits' })
  expect(ids(list({ categories: 'fruits', query: 'mango' }))).toEqual(
    ids(list({ query: 'mango' }).filter((one) => one.category.includes('fruits'))),
  )
  expect(list({ categories: 'fruits,vegetables' })).toHaveLength(
    fruits.length + list({ categories: 'vegetables' }).length,
  )
  expect(ids(list({ shopId: shopId('dolores'), query: 'mango' }))).toContain(namedProducts.mango.id)
  expect(list({ categories: 'constructor' })).toEqual([])
})

test('a page has eight products, unless another number is asked for, SEARCH-11 HOME-10', async () => {
  const market = openMarket({ products: 80 })
  for (const [query, length] of [
    ['', 8],
    ['?limit=3', 3],
  ] as const)
    expect((await call(market, 'GET', `/products${query}`)).body.items).toHaveLength(length)
})

test('a page reads only the rows that it needs', () => {
  let read = 0
  function* endless() {
    for (;;) yield (read += 1)
  }
  expect(pageOf(endless(), 3, 8, (n) => n)).toEqual({
    items: [17, 18, 19, 20, 21, 22, 23, 24],
    currentPage: 3,
    nextPage: 4,
  })
  expect(read).toBe(25)
})

const messages = Array.from({ length: 5000 }, (_, n) => `message ${n}`)

test('pages of a thread are read from its end: as many rows for the last of 5,000 messages as for 50, CHAT-24', () => {
  const reads = (length: number, page: number) => {
    let count = 0
    newestPageOf(messages.slice(0, length), page, 20, () => (count += 1))
    return count
  }
  expect([reads(50, 1), reads(5000, 1), reads(5000, 250)]).toEqual([20, 20, 20])
  for (const [count, currentPage, items, nextPage] of [
    [3, 1, [2, 1], 2],
    [3, 2, [0], null],
    [4, 2, [1, 0], null],
    [3, 3, [], null],
  ] as const)
    expect(newestPageOf(messages.slice(0, count), currentPage, 2, (id) => id)).toEqual({
      items: items.map((n) => `message ${n}`),
      currentPage,
      nextPage,
    })
})

test('a page of a filtered list reads one wanted row beyond its end at most, NOTIF-03', () => {
  const read: string[] = []
  const rows = { get: (id: string) => (read.push(id), { id, even: Number(id.slice(8)) % 2 === 0 }) }
  const page = pageOf(
    newestOf(messages, rows, ({ even }) => even),
    1,
    5,
    ({ id }) => id,
  )
  expect(page).toEqual({
    items: [4998, 4996, 4994, 4992, 4990].map((n) => `message ${n}`),
    currentPage: 1,
    nextPage: 2,
  })
  expect(read).toHaveLength(12)
})
