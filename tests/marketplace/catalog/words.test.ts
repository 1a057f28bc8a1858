import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { articles } from '#fixtures/assortment.ts'
import data from '#fixtures/data/search-words.json' with { type: 'json' }
import { buildWorld } from '#fixtures/world.ts'
import { editDistance, matchRank, wordsOf } from '#mocks/world/search/matching.ts'
import { createSearchIndex } from '#mocks/world/search/searchIndex.ts'
import { type Category, categoryTree } from '#openapi/categories.ts'
import { call, DEFAULT_NOW, openMarket } from '../support/market.ts'

test('words are compared ignoring case, accents and punctuation, SEARCH-06', () => {
  expect(wordsOf('Señorita’s  BREAD (6-pack)')).toEqual(['senorita', 's', 'bread', '6', 'pack'])
  expect(wordsOf(' …!? ')).toEqual([])
})

test.each([
  ['rice', 'rice', 0],
  ['mang', 'mangoes', 1],
  ['ango', 'mangoes', 2],
  ['an', 'mangoes', null],
  ['manggo', 'mango', 3],
  ['ricee', 'rice', 3],
  ['rcie', 'rice', 3],
  ['ube', 'cube', 2],
  ['egs', 'eggs', null],
  ['longganiza', 'longganisa', 3],
  ['lonnganiza', 'longganisa', 3],
  ['lonanizo', 'longganisa', null],
])('%s answers %s with rank %s, SEARCH-01', (typed, word, rank) =>
  expect(matchRank(typed, word)).toBe(rank),
)

test('one typing error costs one: insertion, deletion, substitution, transposition', () => {
  const [word, letter] = [
    fc.string({ unit: fc.constantFrom(...'abcdefg'), minLength: 2, maxLength: 12 }),
    fc.constantFrom(...'xyz'),
  ]
  fc.assert(
    fc.property(word, letter, fc.nat(), (text, other, n) => {
      const at = n % (text.length - 1)
      const slips = [
        text.slice(0, at) + other + text.slice(at),
        text.slice(0, at) + text.slice(at + 1),
        text.slice(0, at) + other + text.slice(at + 1),
        text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
      ]
      for (const slip of slips) {
        expect(editDistance(text, slip, 3)).toBeLessThanOrEqual(1)
        expect(editDistance(slip, text, 3)).toBe(editDistance(text, slip, 3))
      }
    }),
  )
  expect(editDistance('abc', 'xyz', 2)).toBe(3)
})

describe('the index', () => {
  const products = buildWorld({ seed: 1, now: DEFAULT_NOW, products: 400 }).products ?? []
  const index = createSearchIndex()
  for (const product of products) index.write(product._id, product)
  const names = (query: string) =>
    Array.from(
      index.find(query),
      (id) => products.find(({ _id }) => _id === id)?.product_name ?? '',
    )

  test('every word must match, and whole words rank first, SEARCH-06', () => {
    expect(names('jasmine rice').length).toBeGreaterThan(0)
    for (const name of names('jasmine rice')) expect(name.toLowerCase()).toMatch(/jasmine/)
    expect(names('jasmine rice zzz')).toEqual([])
    expect(names('   ')).toEqual([])
  })

  test('it returns the same as a scan of all products, SEARCH-06', () => {
    const typable = 'rice fresh mango milk manggo ic san pork fruits longaniza'.split(' ')
    const words = new Map(
      products.map((one) => [
        one._id,
        [...wordsOf(one.product_name), ...one.category.flatMap(wordsOf)],
      ]),
    )
    const vocabulary = [...new Set([...words.values()].flat())]
    // Where a name contains the word as typed, no typing error is assumed.
    const answers = new Map(
      typable.map((typed) => {
        const ranks = vocabulary.map((word) => matchRank(typed, word) ?? 9)
        const worst = ranks.some((rank) => rank < 3) ? 2 : 3
        return [typed, new Set(vocabulary.filter((_, i) => (ranks[i] as number) <= worst))]
      }),
    )
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...typable), { minLength: 1, maxLength: 2 }),
        (typed) => {
          const fitting = [...words]
            .filter(([, own]) =>
              typed.every((one) => own.some((word) => answers.get(one)?.has(word))),
            )
            .map(([id]) => id)
          expect(new Set(index.find(typed.join(' ')))).toEqual(new Set(fitting))
          expect([...words.keys()].filter((id) => index.matches(id, typed.join(' ')))).toEqual(
            fitting,
          )
        },
      ),
      { numRuns: 30 },
    )
  })

  test('a renamed product is found by its new name only, a removed one not at all', () => {
    const own = createSearchIndex()
    const product = products[0]!
    own.write(product._id, product)
    own.write(product._id, { ...product, product_name: 'Bibingka' })
    expect([...own.find('bibingka')]).toEqual([product._id])
    expect([...own.find(product.product_name)]).toEqual([])
    own.write(product._id, null)
    expect([...own.find('bibingka')]).toEqual([])
    expect(own.inCategory(product.category[0] ?? '').size).toBe(0)
  })
})

const market = openMarket()

const get = async (path: string) => (await call(market, 'GET', path)).body
/** Names of all products that a query finds, best first. */
async function namesOf(query: string): Promise<string[]> {
  const { items } = (await get(`/products?limit=50&query=${encodeURIComponent(query)}`)) as {
    items: { product_name: string }[]
  }
  return items.map(({ product_name }) => product_name)
}

const FIRST_PAGE = 8

const VEGETABLES =
  /onion|garlic|tomato|repolyo|kalabasa|potato|corn|carrot|ampalaya|okra|pechay|sitaw|siling|luya|talong|kangkong|vegetables/i
/** What people type, a word of each product of the first page, and words that none has. */
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
    ((await get(`/products/search/${term}/suggestions`)) as { query: string }[]).map(
      ({ query }) => query,
    )
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
  const shops = async (query: string) => {
    const near = `/shops/map/location?lat=15.03&long=120.68&meters=50000&query=${query}`
    return ((await get(near)) as { _id: string }[]).map(({ _id }) => _id)
  }
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
