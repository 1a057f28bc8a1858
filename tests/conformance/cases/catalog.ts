import { expect } from 'vitest'
import { casesOf } from '../case.ts'
import { expectEnd, expectMoved, idsOf, walk } from '../pages.ts'
import { ofUser } from '../records.ts'
import { simulated, UNKNOWN_ID, type TestContext } from '../testContext.ts'

const product = (s: TestContext) => ({ path: { id: s.products[0]._id } })
interface Listed {
  _id: string
  product_name: string
  price: number
  sold: number
  isLiked: boolean
  category: string[]
  shop: { _id: string }
}
async function listed(s: TestContext, query: Record<string, unknown>, by = s.visitor) {
  const answer = await by.call('listProducts', { query })
  expect(answer.body.items.length, 'number of products').toBeGreaterThan(0)
  return { answer, items: answer.body.items as Listed[] }
}
async function likesOf(s: TestContext) {
  const answer = await s.buyer.call('listLikes', ofUser(s.buyer))
  return { answer, ids: (answer.body as { product: Listed }[]).map(({ product: { _id } }) => _id) }
}
const like = (s: TestContext, id: string) => s.buyer.call('likeProduct', { body: { product: id } })

export const catalogCases = casesOf({
  listProducts: [
    [
      200,
      'a page, which is full unless it is the last one',
      () => ({ query: { page: 1, limit: 3 } }),
      ({ body }) => {
        expect(body.items.length, 'products on a page of 3').toBeLessThanOrEqual(3)
        if (body.nextPage !== null)
          expect(body.items.length, 'products on a page that has a next one').toBe(3)
      },
    ],
    [
      200,
      "all pages, each product once, and of one shop's products no others",
      async (s) => {
        const shopId = s.products[0].shop._id
        const reader = (limit: number) => (page: number) =>
          s.visitor.call('listProducts', { query: { shopId, limit, page } })
        const long = await walk<Listed>(reader(50))
        for (const { shop } of long.rows) expect(shop._id, 'the shop of a product').toBe(shopId)
        expectMoved(long, await walk(reader(6)))
        await expectEnd(reader(50))
        const { items } = await listed(s, { page: 1, limit: 2 })
        const { answer, items: next } = await listed(s, { page: 2, limit: 2 })
        for (const { _id } of next)
          expect(idsOf(items), 'products of the first page of all').not.toContain(_id)
        return answer
      },
    ],
    [
      200,
      'a search finds a product by its name, and does not find what no product has',
      async (s) => {
        const { _id, product_name } = await s.productOf()
        const { answer, items } = await listed(s, { query: product_name, limit: 50 })
        expect(idsOf(items), 'the products found').toContain(_id)
        const { body: none } = await s.visitor.call('listProducts', {
          query: { query: 'qxzvkjwq' },
        })
        expect(none.items, 'the products found for qxzvkjwq').toEqual([])
        return answer
      },
    ],
    [
      200,
      'a search with a slip of the finger',
      (s) => simulated(s).visitor.call('listProducts', { query: { query: 'mnago' } }),
      ({ body }) => expect(body.items[0].product_name).toMatch(/mango/i),
    ],
    [
      200,
      "products of a category only, also of one at the tree's top, and all of them in order",
      async (s) => {
        const { category } = await s.productOf()
        for (const slug of [category[0], category.at(-1)])
          for (const item of (await listed(s, { categories: slug })).items)
            expect(item.category, 'the categories of a product').toContain(slug)
        const { items: named } = await listed(s, { categories: 'all-products', limit: 50 })
        const initials = named.map(({ product_name }) => product_name.slice(0, 1).toLowerCase())
        expect(initials, 'first letters of all-products').toEqual(
          initials.toSorted((a, b) => a.localeCompare(b)),
        )
        const { answer, items } = await listed(s, { categories: 'top-products', limit: 50 })
        const sold = items.map((item) => item.sold)
        expect(sold, 'sold of top-products').toEqual(sold.toSorted((a, b) => b - a))
        return answer
      },
    ],
    [
      200,
      'isLiked is that of the buyer, and false for a visitor',
      async (s) => {
        const name = (await s.productOf()).product_name
        const liked = new Set((await likesOf(s)).ids)
        const { answer, items } = await listed(s, { query: name, limit: 50 }, s.buyer)
        expect(idsOf(items), 'the products found').toContain(s.products[0]._id)
        for (const item of items)
          expect(item.isLiked, 'isLiked for the buyer').toBe(liked.has(item._id))
        for (const item of (await listed(s, { limit: 50 })).items)
          expect(item.isLiked, 'isLiked for a visitor').toBe(false)
        return answer
      },
    ],
  ],
  getProduct: [
    [
      200,
      'the product that was asked for, at the price of the catalogue',
      async (s) => {
        const answer = await s.visitor.call('getProduct', product(s))
        expect(answer.body._id, '_id').toBe(product(s).path.id)
        const { product_name: query, shop } = answer.body
        const { items } = await listed(s, { query, shopId: shop._id, limit: 50 })
        expect(
          items.find(({ _id }) => _id === answer.body._id)?.price,
          'the price in the catalogue',
        ).toBe(answer.body.price)
        return answer
      },
    ],
    [
      200,
      'isLiked follows the likes of the buyer, and their number',
      async (s) => {
        const id = s.products[1]._id
        const { body: liked } = await like(s, id)
        const first = await s.buyer.call('getProduct', { path: { id } })
        const { body: unliked } = await like(s, id)
        const second = await s.buyer.call('getProduct', { path: { id } })
        expect(
          [first.body.isLiked, second.body.isLiked],
          'isLiked after each call of likeProduct',
        ).toEqual([liked.isLiked, unliked.isLiked])
        expect((await s.productOf(id)).isLiked, 'isLiked for a visitor').toBe(false)
        expect(first.body.likes, 'likes').toBe(liked.likes)
        return second
      },
    ],
  ],
  incrementProductView: [[200, 'a view', product]],
  getSearchSuggestions: [
    [
      200,
      "by the beginning of a product's name",
      async (s) => ({ path: { term: (await s.productOf()).product_name.slice(0, 3) } }),
      ({ body }) => expect(body.length, 'number of suggestions').toBeGreaterThan(0),
    ],
  ],
  listSimilarNearby: [
    [
      200,
      'the nearest first',
      (s) => ({ ...product(s), query: { meters: 1_000_000 } }),
      expectNearestFirst,
    ],
  ],
  getRecentSearches: [
    [
      200,
      'what was searched for, the latest first, each once',
      async (s) => {
        for (const query of ['suka', 'calamansi', 'suka'])
          await s.buyer.call('listProducts', { query: { query } })
        const answer = await s.buyer.call('getRecentSearches')
        const latest = (answer.body as { query: string }[]).map(({ query }) => query)
        expect(latest.slice(0, 2), 'the latest searches').toEqual(['suka', 'calamansi'])
        expect(new Set(latest).size, 'different searches').toBe(latest.length)
        return answer
      },
    ],
  ],
  clearRecentSearches: [
    [
      200,
      'forgets them',
      async (s) => {
        const answer = await s.buyer.call('clearRecentSearches')
        const { body: left } = await s.buyer.call('getRecentSearches')
        expect(left, 'the searches that are left').toEqual([])
        return answer
      },
    ],
  ],
})

export function expectNearestFirst({ body }: { body: { distanceInKm: number }[] }): void {
  const distances = body.map(({ distanceInKm }) => distanceInKm)
  expect(distances, 'distances, km').toEqual(distances.toSorted((a, b) => a - b))
}

/** One call likes a product that was not liked before, two any other. */
async function likeAnew(s: TestContext, id: string): Promise<void> {
  if (!(await like(s, id)).body.isLiked) await like(s, id)
}

export const favouriteCases = casesOf({
  likeProduct: [
    [
      200,
      'likes, takes it back, and counts both',
      async (s) => {
        const { body: one } = await like(s, s.products[1]._id)
        const answer = await like(s, s.products[1]._id)
        expect(answer.body.isLiked, 'isLiked after the second call').toBe(!one.isLiked)
        expect(answer.body.likes - one.likes, 'the change of likes').toBe(one.isLiked ? -1 : 1)
        return answer
      },
    ],
    [404, 'an unknown product', () => ({ body: { product: UNKNOWN_ID } })],
  ],
  listLikes: [
    [
      200,
      "a buyer's own, the latest first",
      async (s) => {
        const wanted = [s.products[0]._id, s.products[1]._id]
        for (const one of wanted) await likeAnew(s, one)
        const { answer, ids } = await likesOf(s)
        expect(ids.slice(0, 2), 'the first two favourites').toEqual(wanted.toReversed())
        return answer
      },
    ],
  ],
})
