import { expect, test } from 'vitest'
import { articles } from '#fixtures/assortment.ts'
import { categoryTree, type Category } from '#fixtures/categories.ts'
import data from '#fixtures/data/search-words.json' with { type: 'json' }
import { wordsOf } from '#mocks/world/search/matching.ts'
import { call, openMarket } from '../support/market.ts'

const market = openMarket()

/** Names of all products that a query finds, best first. */
async function namesOf(query: string): Promise<string[]> {
  const { body } = await call(
    market,
    'GET',
    `/products?limit=50&query=${encodeURIComponent(query)}`,
  )
  return (body as { items: { product_name: string }[] }).items.map(
    ({ product_name }) => product_name,
  )
}

const FIRST_PAGE = 8

const VEGETABLES =
  /onion|garlic|tomato|repolyo|kalabasa|potato|corn|carrot|ampalaya|okra|pechay|sitaw|siling|luya|talong|kangkong|vegetables/i
/**
 * What people type; every product of the first page has one of the words, no product that is found
 * has the others.
 */
const table: [query: string, expected: RegExp, never?: RegExp][] = [
  ['bigas', /rice/i, /noodles|monggo/i],
  ['malagkit', /glutinous/i],
  ['gatas', /milk/i, /chocolate bar|bangus/i],
  ['manok', /chicken/i, /bangus|beef/i],
  ['baboy', /pork/i, /chicken|beef/i],
  ['baka', /beef/i, /pork|chicken/i],
  ['karne', /pork|chicken|beef/i, /mami|chips/i],
  ['isda', /bangus|tilapia|galunggong|dory/i, /sauce|oil|cracker/i],
  ['itlog', /egg|balut/i, /eggplant|pie|noodle|patties/i],
  ['gulay', VEGETABLES, /oil|fish/i],
  [
    'prutas',
    /mango|calamansi|watermelon|avocado|apple|papaya|ponkan|banana|grapes|buko/i,
    /cocktail|lollipop|juice/i,
  ],
  ['mangga', /mango/i, /alimango/i],
  ['saging', /banana/i, /ketchup/i],
  ['mansanas', /apple/i, /pineapple/i],
  ['asin', /iodized salt/i, /chicharon|butter|eggs/i],
  ['tinapay', /bread|pandesal/i, /spread/i],
  ['tubig', /water/i, /watermelon|container/i],
  ['yelo', /ice/i, /ice cream|rice|juice/i],
  ['serbesa', /beer/i, /root beer/i],
  ['coke', /cola/i, /cake/i],
  ['pepsi', /cola/i],
  ['rice and eggs', /rice|egg|balut/i],
  ['rice & eggs', /rice|egg|balut/i],
  ['bigas at itlog', /rice|egg|balut/i, /eggplant/i],
  ['suka at toyo', /vinegar|soy sauce/i],
  ['salt and vinegar', /salt and vinegar/i, /iodized/i],
  ['gatas ng kalabaw', /kalabaw milk/i, /powdered/i],
  ['icecream', /ice cream|cream|cone/i, /dairy|cheese spread/i],
  ['softdrinks', /fizz/i, /juice/i],
  ['peanutbutter', /peanut butter/i],
  ['cornedbeef', /corned beef/i],
  ['brocoli', VEGETABLES, /sardines/i],
  ['chese', /cheese/i],
  ['mangoes', /mango/i],
  ['sibuyaz', /onion/i],
  ['fresh milk', /fresh milk/i],
  ['biga', /rice/i],
]

test.each(table)(
  'people who type %s see what they mean, SEARCH-06',
  async (query, expected, never) => {
    const names = await namesOf(query)
    expect(names.length).toBeGreaterThan(0)
    for (const name of names.slice(0, FIRST_PAGE)) expect(name).toMatch(expected)
    if (never) for (const name of names) expect(name).not.toMatch(never)
  },
)

test.each(['lampin', 'diapers', 'pampers', 'shoes', 'goat', 'bike'])(
  'nothing is sold that %s names, and nothing similar is shown, SEARCH-09',
  async (query) => expect(await namesOf(query)).toEqual([]),
)

test('both kinds of a question for two are on its first page, SEARCH-06', async () => {
  for (const query of ['rice and eggs', 'bigas at itlog', 'gatas, kape']) {
    const names = (await namesOf(query)).slice(0, FIRST_PAGE)
    for (const kind of query.startsWith('gatas') ? [/milk/i, /coffee/i] : [/rice/i, /egg/i])
      expect(names.filter((name) => kind.test(name)).length, query).toBeGreaterThan(2)
  }
})

test('suggestions know the words too, also their beginnings, SEARCH-01', async () => {
  const suggestions = async (term: string) =>
    (
      (await call(market, 'GET', `/products/search/${encodeURIComponent(term)}/suggestions`))
        .body as { query: string }[]
    ).map(({ query }) => query)
  for (const [term, expected] of [
    ['gatas', /milk/i],
    ['sibu', /onion/i],
    ['softdrinks', /fizz/i],
    ['coke', /cola/i],
  ] as const)
    expect((await suggestions(term))[0], term).toMatch(expected)
  expect(await suggestions('pampers')).toEqual([])
})

test('the map finds the shops that sell it, MAP-08', async () => {
  const shops = async (query: string) =>
    (
      (
        await call(
          market,
          'GET',
          `/shops/map/location?lat=15.03&long=120.68&meters=50000&query=${query}`,
        )
      ).body as { _id: string }[]
    ).map(({ _id }) => _id)
  const [rice, bigas] = [await shops('rice'), await shops('bigas')]
  expect(bigas.length).toBeGreaterThan(2)
  for (const id of bigas) expect(rice).toContain(id)
})

test('every meaning is something that the catalogue has', () => {
  const slugs = new Set<string>()
  const visit = ({ slug, children }: Category) => {
    slugs.add(slug)
    children.forEach(visit)
  }
  categoryTree.forEach(visit)
  const known = new Set([...articles.values()].flat().flatMap(({ name }) => wordsOf(name)))
  const wrong = Object.entries(data.meanings).flatMap(([word, phrases]) =>
    phrases
      .filter((phrase) => {
        const [name = '', slug] = phrase.split('#')
        return (
          (slug !== undefined && !slugs.has(slug)) || wordsOf(name).some((one) => !known.has(one))
        )
      })
      .map((phrase) => `${word}: ${phrase}`),
  )
  expect(wrong).toEqual([])
})
