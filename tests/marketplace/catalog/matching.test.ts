import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildWorld } from '#fixtures/world.ts'
import { editDistance, matchRank, wordsOf } from '#mocks/world/search/matching.ts'
import { createSearchIndex } from '#mocks/world/search/searchIndex.ts'
import { DEFAULT_NOW } from '../support/market.ts'

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
    const typable = [
      'rice',
      'fresh',
      'mango',
      'milk',
      'manggo',
      'ic',
      'san',
      'pork',
      'fruits',
      'longaniza',
    ]
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
    const [product] = products
    if (!product) throw new Error('No product')
    own.write(product._id, product)
    own.write(product._id, { ...product, product_name: 'Bibingka' })
    expect([...own.find('bibingka')]).toEqual([product._id])
    expect([...own.find(product.product_name)]).toEqual([])
    own.write(product._id, null)
    expect([...own.find('bibingka')]).toEqual([])
    expect(own.inCategory(product.category[0] ?? '').size).toBe(0)
  })
})
