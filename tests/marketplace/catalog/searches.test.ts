import { describe, expect, test } from 'vitest'
import { shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { ProductRow } from '#fixtures/rows.ts'
import type { Schemas } from '#mocks/contract.ts'
import { listing } from '#mocks/rules/listing.ts'
import type { World } from '#mocks/world/world.ts'
import { as, call, openMarket } from '../support/market.ts'
import { steered } from '../support/steered.ts'

function open() {
  const host = steered('', { as: 'ana', products: 2000 })
  const get = async (path: string) => (await host.ask('GET', path)).body
  return {
    ...host,
    search: async (query: string, more = '') =>
      (await get(`/products?query=${encodeURIComponent(query)}${more}`))
        .items as Schemas['Product'][],
    recent: async () =>
      (await get('/users/recent/search')) as { query: string; display_picture: string | null }[],
    suggestions: async (term: string) =>
      (await get(
        `/products/search/${encodeURIComponent(term)}/suggestions`,
      )) as Schemas['Suggestion'][],
  }
}

test('recent searches are the last ten, newest first, without duplicates, with the picture of the first result, SEARCH-02', async () => {
  const { search, recent } = open()
  expect(await recent()).toEqual([])
  const [rice] = await search(' rice ')
  await search('zzzzzz')
  expect(await recent()).toEqual([
    { query: 'zzzzzz', display_picture: null },
    { query: 'rice', display_picture: rice?.display_picture },
  ])
  await search('RICE')
  expect((await recent()).map(({ query }) => query)).toEqual(['RICE', 'zzzzzz'])
  for (let n = 1; n <= 9; n++) await search(`milk ${n}`)
  const queries = (await recent()).map(({ query }) => query)
  expect(queries).toHaveLength(10)
  expect([queries[0], queries.at(-1)]).toEqual(['milk 9', 'RICE'])
})

test('only the first page of a list with a query is stored as a search, and only for its user, SEARCH-02', async () => {
  const { market, search, recent } = open()
  await search('')
  await search('   ')
  await search('rice', '&page=2')
  await call(market, 'GET', '/products?query=rice')
  await as(market, 'mia')('GET', '/products?query=rice')
  expect(await recent()).toEqual([])
})

test('at most eight suggestions without duplicates: products first, then at most two shops, SEARCH-01', async () => {
  const { tables, suggestions } = open()
  const names = new Set([...tables.shops.all()].map(({ shop_name }) => shop_name))
  for (const term of ['rice', 's', 'mango', 'store', 'milk']) {
    const found = await suggestions(term)
    expect(found.length, term).toBeLessThanOrEqual(8)
    const products = found.filter(({ product_id }) => product_id !== undefined)
    expect(new Set(products.map(({ query }) => query)).size, term).toBe(products.length)
    const ofShops = found.slice(products.length)
    expect(ofShops.length, term).toBeLessThanOrEqual(2)
    for (const { query, product_id } of ofShops)
      expect([names.has(query), product_id]).toEqual([true, undefined])
    for (const { query, product_id } of products)
      expect(tables.products.get(product_id ?? '')?.product_name).toBe(query)
  }
  expect(await suggestions('s')).toHaveLength(8)
  expect(await suggestions('zzzzzz')).toEqual([])
  const nena = tables.shops.get(shopId('nena'))?.shop_name ?? ''
  expect((await suggestions(nena)).map(({ query }) => query)).toContain(nena)
  expect(await suggestions('dolores')).toEqual([
    {
      query: 'Dolores Fresh Market Stall 14',
      display_picture: expect.stringContaining('https://'),
    },
  ])
  expect(await suggestions('%')).toEqual([])
})

test('opening a product counts as one view', async () => {
  const { market, tables, token } = open()
  const { id } = namedProducts.mango
  const views = () => tables.products.get(id)?.views ?? NaN
  const before = views()
  for (const by of [{ token }, {}]) await call(market, 'PUT', `/products/view-increment/${id}`, by)
  expect(views()).toBe(before + 2)
})

const dolores = shopId('dolores')
const find = (world: World, query: string, shop?: string): ProductRow[] => [
  ...listing(world, { query, shopId: shop }),
]
const ids = (rows: readonly ProductRow[]) => rows.map(({ _id }) => _id)

describe('a search for a shop, SEARCH-06', () => {
  const { world } = openMarket({ products: 400 })
  const { tables } = world
  const name = tables.shops.get(dolores)?.shop_name ?? ''
  const sold = tables.products.by('shop_id', dolores)

  test('finds its products, by its full name and by a prefix of a word of it', () => {
    expect(name).toBe('Dolores Fresh Market Stall 14')
    for (const query of [name, 'DOLORES', 'dolor'])
      expect(new Set(ids(find(world, query))), query).toEqual(new Set(ids(sold)))
    expect(ids(find(world, 'dolorse'))).toEqual(ids(find(world, 'dolores')))
  })

  test('finds a product by words of the product and of the shop', () => {
    const found = find(world, 'dolores mango')
    expect(found.length).toBeGreaterThan(0)
    for (const { shop_id, product_name } of found)
      expect([shop_id, product_name]).toEqual([dolores, expect.stringMatching(/mango/i)])
  })

  test('ranks products that match by name before those whose shop matches', () => {
    const found = find(world, 'fresh')
    const own = found.map(({ product_name, category }) =>
      /\bfresh/i.test(`${product_name} ${category.join(' ')}`),
    )
    expect(own.lastIndexOf(true)).toBeLessThan(own.indexOf(false))
    expect(
      found.some(
        ({ shop_id, product_name }) => shop_id === dolores && product_name.includes('Red Onion'),
      ),
    ).toBe(true)
    expect(new Set(ids(found)).size).toBe(found.length)
  })

  test('does not match the shop’s name on the shop’s own page', () => {
    expect(find(world, 'dolores', dolores)).toEqual([])
    expect(find(world, 'nobody sells this')).toEqual([])
  })

  test('finds a renamed shop by its new name', () => {
    const own = openMarket({ products: 80 }).world
    own.tables.shops.update(dolores, { shop_name: 'Bagong Tindahan' })
    expect(find(own, 'dolores')).toEqual([])
    expect(new Set(ids(find(own, 'bagong tindahan')))).toEqual(
      new Set(ids(own.tables.products.by('shop_id', dolores))),
    )
  })
})
