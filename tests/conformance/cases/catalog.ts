import { expect } from 'vitest'
import { cases } from '../case.ts'
import { UNKNOWN_ID, type TestContext } from '../testContext.ts'

const product = (s: TestContext) => ({ path: { id: s.products[0]?._id ?? '' } })

export const catalogCases = [
  ...cases(
    'listProducts',
    [
      200,
      'the first page',
      (s) => s.visitor.call('listProducts', { query: { page: 1, limit: 8 } }),
      { check: ({ body }) => expect(body.items).toHaveLength(8) },
    ],
    [
      200,
      'a search with a slip of the finger',
      (s) => s.visitor.call('listProducts', { query: { query: 'mnago' } }),
      { check: ({ body }) => expect(body.items[0].product_name).toMatch(/mango/i) },
    ],
    [
      200,
      'a category at the top of the tree',
      (s) => s.visitor.call('listProducts', { query: { categories: 'fresh' } }),
      { check: ({ body }) => expect(body.items.every((item: { category: string[] }) => item.category.includes('fresh'))).toBe(true) },
    ],
  ),
  ...cases(
    'getProduct',
    [200, 'a product', (s) => s.visitor.call('getProduct', product(s))],
    [404, 'an unknown one', (s) => s.visitor.call('getProduct', { path: { id: UNKNOWN_ID } })],
  ),
  ...cases(
    'incrementProductView',
    [200, 'a view', (s) => s.visitor.call('incrementProductView', product(s))],
    [404, 'of an unknown product', (s) => s.visitor.call('incrementProductView', { path: { id: UNKNOWN_ID } })],
  ),
  ...cases('getSearchSuggestions', [
    200,
    'by part of a word',
    (s) => s.visitor.call('getSearchSuggestions', { path: { term: 'man' } }),
    { check: ({ body }) => expect(body.length).toBeGreaterThan(0) },
  ]),
  ...cases(
    'listSimilarNearby',
    [
      200,
      'the nearest first',
      (s) => s.visitor.call('listSimilarNearby', { ...product(s), query: { meters: 1_000_000 } }),
      {
        check: ({ body }) => {
          const distances = body.map((entry: { distanceInKm: number }) => entry.distanceInKm)
          expect(distances).toEqual([...distances].sort((a, b) => a - b))
        },
      },
    ],
    [404, 'to an unknown product', (s) => s.visitor.call('listSimilarNearby', { path: { id: UNKNOWN_ID } })],
  ),
  ...cases('getRecentSearches', [
    200,
    'what was searched for',
    async (s) => {
      await s.buyer.call('listProducts', { query: { query: 'calamansi' } })
      return s.buyer.call('getRecentSearches')
    },
    { check: ({ body }) => expect(body[0].query).toBe('calamansi') },
  ]),
  ...cases('clearRecentSearches', [200, 'forgets them', (s) => s.buyer.call('clearRecentSearches')]),
]

export const favouriteCases = [
  ...cases(
    'likeProduct',
    [
      200,
      'likes and takes it back',
      async (s) => {
        const body = { product: s.products[1]?._id }
        await s.buyer.call('likeProduct', { body })
        return s.buyer.call('likeProduct', { body })
      },
      { check: ({ body }) => expect(body.isLiked).toBe(false) },
    ],
    [404, 'an unknown product', (s) => s.buyer.call('likeProduct', { body: { product: UNKNOWN_ID } })],
  ),
  ...cases(
    'listLikes',
    [
      200,
      "a buyer's own",
      async (s) => {
        await s.buyer.call('likeProduct', { body: { product: s.products[0]?._id } })
        return s.buyer.call('listLikes', { path: { userId: s.buyer.id } })
      },
      { check: ({ body }) => expect(body).toHaveLength(1) },
    ],
    [403, "another buyer's", (s) => s.buyer.call('listLikes', { path: { userId: s.stranger.id } })],
  ),
]
