import { describe, expect, test } from 'vitest'
import { shopId } from '#fixtures/named.ts'
import type { ProductRow } from '#fixtures/rows.ts'
import type { Schemas } from '#mocks/contract.ts'
import { listing } from '#mocks/rules/listing.ts'
import { call, openMarket } from '../support/market.ts'

const dolores = shopId('dolores')
const open = () => openMarket({ products: 400 })
const find = (market: ReturnType<typeof open>, query: string, shop?: string): ProductRow[] => [
  ...listing(market.world, { query, shopId: shop }),
]
const ids = (rows: readonly ProductRow[]) => rows.map(({ _id }) => _id)

describe('a search for a shop, SEARCH-06', () => {
  const market = open()
  const { tables } = market.world
  const name = tables.shops.get(dolores)?.shop_name ?? ''
  const sold = tables.products.by('shop_id', dolores)

  test('finds its products, by its full name and by a prefix of a word of it', () => {
    expect(name).toBe('Dolores Fresh Market Stall 14')
    for (const query of [name, 'DOLORES', 'dolor'])
      expect(new Set(ids(find(market, query))), query).toEqual(new Set(ids(sold)))
    expect(ids(find(market, 'dolorse'))).toEqual(ids(find(market, 'dolores')))
  })

  test('finds a product by words of the product and of the shop', () => {
    const found = find(market, 'dolores mango')
    expect(found.length).toBeGreaterThan(0)
    for (const { shop_id, product_name } of found)
      expect([shop_id, product_name]).toEqual([dolores, expect.stringMatching(/mango/i)])
  })

  test('ranks products that match by name before those whose shop matches', () => {
    const found = find(market, 'fresh')
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
    expect(find(market, 'dolores', dolores)).toEqual([])
    expect(find(market, 'nobody sells this')).toEqual([])
  })

  test('finds a renamed shop by its new name', () => {
    const own = open()
    own.world.tables.shops.update(dolores, { shop_name: 'Bagong Tindahan' })
    expect(find(own, 'dolores')).toEqual([])
    expect(new Set(ids(find(own, 'bagong tindahan')))).toEqual(
      new Set(ids(own.world.tables.products.by('shop_id', dolores))),
    )
  })
})

test('shops are suggested by name, after products; choosing one searches for the name, SEARCH-01', async () => {
  const market = open()
  const suggest = async (term: string) =>
    (await call(market, 'GET', `/products/search/${encodeURIComponent(term)}/suggestions`))
      .body as Schemas['Suggestion'][]
  expect(await suggest('dolores')).toEqual([
    {
      query: 'Dolores Fresh Market Stall 14',
      display_picture: expect.stringContaining('https://') as string,
    },
  ])
  const fresh = await suggest('fresh')
  expect(fresh).toHaveLength(8)
  expect(fresh.map(({ product_id }) => product_id !== undefined)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  for (const { query } of fresh.slice(6)) expect(query).toMatch(/fresh/i)
  expect(await suggest('%')).toEqual([])
})
