import { expect, test } from 'vitest'
import { shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { Schemas } from '#mocks/contract.ts'
import { as, call, openMarket } from '../support/market.ts'

function open() {
  const market = openMarket()
  const ask = as(market, 'ana')
  return {
    market,
    ask,
    search: async (query: string, more = '') =>
      (await ask('GET', `/products?query=${encodeURIComponent(query)}${more}`)).body
        .items as Schemas['Product'][],
    recent: async () =>
      (await ask('GET', '/users/recent/search')).body as {
        query: string
        display_picture: string | null
      }[],
    suggestions: async (term: string) =>
      (await ask('GET', `/products/search/${encodeURIComponent(term)}/suggestions`))
        .body as Schemas['Suggestion'][],
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
  const { market, suggestions } = open()
  const names = new Set([...market.world.tables.shops.all()].map(({ shop_name }) => shop_name))
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
      expect(market.world.tables.products.get(product_id ?? '')?.product_name).toBe(query)
  }
  expect(await suggestions('s')).toHaveLength(8)
  expect(await suggestions('zzzzzz')).toEqual([])
  const nena = market.world.tables.shops.get(shopId('nena'))?.shop_name ?? ''
  expect((await suggestions(nena)).map(({ query }) => query)).toContain(nena)
})

test('opening a product counts as one view', async () => {
  const { market, ask } = open()
  const views = () => market.world.tables.products.get(namedProducts.mango.id)?.views ?? NaN
  const before = views()
  await ask('PUT', `/products/view-increment/${namedProducts.mango.id}`)
  await call(market, 'PUT', `/products/view-increment/${namedProducts.mango.id}`)
  expect(views()).toBe(before + 2)
})
