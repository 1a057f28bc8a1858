import { describe, expect, test } from 'vitest'
import { shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { ShopRow } from '#fixtures/rows.ts'
import type { Schemas } from '#mocks/contract.ts'
import { distanceInKm } from '#mocks/rules/distance.ts'
import { call, openMarket } from '../support/market.ts'

const market = openMarket()
const { tables } = market.world
const nena = tables.shops.get(shopId('nena')) as ShopRow
/** The shops near Aling Nena's, as `query` asks for them. */
const shopsNear = async (query: string, of = market) =>
  (await call(of, 'GET', `/shops/map/location?long=${nena.longitude}&lat=${nena.latitude}${query}`))
    .body as Schemas['MapShop'][]
const idsOf = (shops: { _id: string }[]) => new Set(shops.map(({ _id }) => _id))
const shopsWhere = (fits: (shop: ShopRow) => boolean) => idsOf([...tables.shops.all()].filter(fits))
const metresFrom = (from: ShopRow, id: string) =>
  distanceInKm(from, tables.shops.get(id) as ShopRow) * 1000

describe('the shops near a place, MAP-08', () => {
  const near = (meters?: number, query = '') =>
    shopsNear(`${meters ? `&meters=${meters}` : ''}${query}`)

  test.each([500, 3000, 100_000])('are exactly those within %d metres', async (meters) => {
    const inside = shopsWhere(({ _id }) => metresFrom(nena, _id) <= meters)
    expect(idsOf(await near(meters))).toEqual(inside)
    expect(inside.size).toBeGreaterThan(0)
    if (meters < 100_000) expect(inside.size).toBeLessThan(tables.shops.size)
  })

  test('are sorted by distance, and the default radius is 100 km', async () => {
    const found = await near()
    expect(found).toHaveLength((await near(100_000)).length)
    const distances = found.map(({ distanceInKm: km }) => km)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    for (const { _id, distanceInKm: km } of found)
      expect(km).toBeCloseTo(metresFrom(nena, _id) / 1000, 1)
    expect(found[0]?._id).toBe(nena._id)
  })

  test('Closest is the nearest open shop, also when a closed one is nearer, and with a term the nearest that matches, MAP-13', async () => {
    const own = openMarket()
    const list = (query = '') => shopsNear(query, own)
    const closest = (shops: Schemas['MapShop'][]) =>
      shops.filter(({ shop_status }) => shop_status === 'Closest')
    const open = (await list()).filter(({ shop_status }) => shop_status !== 'Inactive')
    expect(closest(await list())).toEqual([open[0]])
    const term = await list('&query=bakery')
    expect(closest(term)).toEqual([term.find(({ shop_status }) => shop_status !== 'Inactive')])

    own.world.tables.shops.update(open[0]?._id ?? '', {
      working_hour: { from: '22:00', to: '23:00' },
    })
    const now = await list()
    expect(now.find(({ _id }) => _id === open[0]?._id)?.shop_status).toBe('Inactive')
    expect(closest(now).map(({ _id }) => _id)).toEqual([open[1]?._id])
    for (const { _id } of now)
      own.world.tables.shops.update(_id, { working_hour: { from: '22:00', to: '23:00' } })
    expect(closest(await list())).toEqual([])
  })

  test('have their best-selling products first, OPEN-64', async () => {
    const [first] = await near(500)
    const own = tables.products.by('shop_id', nena._id)
    expect(first?.total_product_count).toBe(own.length)
    expect(first?.top_three_products.map(({ sold }) => sold)).toEqual(
      own
        .map(({ sold }) => sold)
        .sort((a, b) => b - a)
        .slice(0, 3),
    )
  })

  const found = async (term: string) =>
    idsOf(await near(1_000_000, `&query=${encodeURIComponent(term)}`))
  const sells = (shop: ShopRow, word: RegExp) =>
    tables.products
      .by('shop_id', shop._id)
      .some(({ product_name, category }) => word.test(`${product_name} ${category.join(' ')}`))

  test.each<[string, string, (shop: ShopRow) => boolean]>([
    ['name', 'Nena', (shop) => /\bnena/i.test(shop.shop_name)],
    ['handle', 'aling-nenas-sari', (shop) => shop.shop_handle.startsWith('aling-nenas-sari')],
    [
      'town, whatever its case and accents',
      'PARANAQUE',
      (shop) => shop.municipality.startsWith('Parañaque'),
    ],
    [
      'kind or products',
      'bakery',
      (shop) => /\bbakery/i.test(`${shop.shop_name} ${shop.kind}`) || sells(shop, /\bbakery/i),
    ],
    ['products alone', 'mango', (shop) => sells(shop, /\bmango/i)],
  ])('with a term are those that match it by their %s', async (_what, term, fits) => {
    const expected = shopsWhere(fits)
    expect(expected.size).toBeGreaterThan(0)
    expect(expected.size).toBeLessThan(tables.shops.size)
    expect(await found(term)).toEqual(expected)
  })

  test('match every word of a term, each by another of their words, and nothing by a part of a word', async () => {
    expect(await found('mango guagua')).toEqual(
      shopsWhere((shop) => shop.municipality === 'Guagua' && sells(shop, /\bmango/i)),
    )
    for (const none of ['nena nosuchword', '%']) expect(await found(none)).toEqual(new Set())
    expect(await found('ena')).not.toContain(nena._id)
    expect(await found('   ')).toEqual(idsOf(await near(1_000_000)))
  })

  test('match a product as soon as they sell it, and no longer once it is gone', async () => {
    const own = openMarket()
    const list = async () => (await shopsNear('&query=zanahoria', own)).map(({ _id }) => _id)
    expect(await list()).toEqual([])
    const { products } = own.world.tables
    const [product] = products.by('shop_id', nena._id)
    products.update(product?._id ?? '', { product_name: 'Zanahoria 1 kg' })
    expect(await list()).toEqual([nena._id])
    products.remove(product?._id ?? '')
    expect(await list()).toEqual([])
  })
})

describe('similar products nearby, PRODUCT-16 PRODUCT-17', () => {
  const { id } = namedProducts.mango
  const similar = async (meters: number, of = market) =>
    (await call(of, 'GET', `/products/${id}/similar/near?meters=${meters}`))
      .body as Schemas['SimilarProduct'][]
  const km = (one: Schemas['SimilarProduct']) => one.distanceInKm

  test('are within the given metres', async () => {
    const all = await similar(1_000_000)
    const middle = all.map(km)[Math.floor(all.length / 2)] as number
    const some = await similar(middle * 1000 + 50)
    expect(some.length).toBeLessThan(all.length)
    expect(some).toEqual(all.filter((one) => km(one) <= middle + 0.05).slice(0, some.length))
    expect(await similar(1)).toEqual([])
  })

  test('exclude sold-out products, which another product of that shop may replace', async () => {
    const own = openMarket()
    const [first] = await similar(1_000_000, own)
    own.world.tables.products.update(first?.product_id ?? '', { stocks: 0 })
    const ids = (await similar(1_000_000, own)).map(({ product_id }) => product_id)
    expect(ids).not.toContain(first?.product_id)
    own.world.tables.products.update(first?.product_id ?? '', { stocks: 1 })
    expect((await similar(1_000_000, own))[0]?.product_id).toBe(first?.product_id)
  })

  test('are the same one of other shops, one per shop, the nearest first', async () => {
    const found = await similar(1_000_000)
    expect(found.map(km)).toEqual(found.map(km).toSorted((a, b) => a - b))
    const rows = found.map(({ product_id }) => tables.products.get(product_id))
    expect(new Set(rows.map((row) => row?.shop_id)).size).toBe(rows.length)
    for (const row of rows)
      expect([row?.product_name, row?.shop_id === shopId('dolores')]).toEqual([
        'Carabao Mango, Ripe, 1 kg',
        false,
      ])
  })
})

test.each([
  ['San Fernando and Manila', [120.6844, 15.0343], [120.9842, 14.5995], 58.2],
  ['a place and itself', [120.6844, 15.0343], [120.6844, 15.0343], 0],
  ['two degrees of latitude', [0, 0], [0, 1], 111.2],
  ['the ends of the earth', [0, 0], [180, 0], 20_015],
])('%s are as far apart as on a sphere, PRODUCT-16', (_what, from, to, km) => {
  const place = ([longitude = NaN, latitude = NaN]: number[]) => ({ longitude, latitude })
  expect(distanceInKm(place(from), place(to))).toBeCloseTo(km, 0)
})
