import { expect, test } from 'vitest'
import { isEmptyList, isStuck, itemsOf, nextPageOf } from '#lib/pages.ts'

const items = (...ids: string[]) => ids.map((_id) => ({ _id }))
/** Pages, requested as 1, 2, 3 …, of items by their letters; each names a next one. */
const loaded = (...pages: string[]) => ({
  pages: pages.map((ids, n) => ({ items: items(...ids), nextPage: (n + 2) as number | null })),
  pageParams: pages.map((_ids, n) => n + 1),
})

test('items of overlapping pages are listed once, in their order', () => {
  expect(itemsOf(loaded('ab', 'bc', 'a'))).toEqual(items('a', 'b', 'c'))
  expect(itemsOf(undefined)).toEqual([])
})

test.each([
  [2, 1, 2],
  [7, 1, 7],
  [1, 1, 2],
  [1, 3, 4],
  [-5, 1, 2],
  [null, 3, undefined],
  [0, 3, undefined],
])('page %i, after page %i, is asked for as %s', (nextPage, last, next) =>
  expect(nextPageOf({ items: items('a'), nextPage }, [], last)).toBe(next),
)

test.each([
  ['cd', 3],
  ['c', undefined],
  ['', undefined],
  ['ab', undefined],
])(
  'where the host names no next page, one is asked for after a full one of new items (%j)',
  (last, next) => {
    const pages = ['ab', last].map((ids) => ({ items: items(...ids) }))
    expect(nextPageOf(pages[1]!, pages, 2)).toBe(next)
  },
)

test('a list loads pages automatically while they have new items', () => {
  expect(isStuck(undefined)).toBe(false)
  expect(isStuck(loaded('a', 'b', 'c', 'd'))).toBe(false)
  expect(isStuck(loaded('a', 'a', 'a', 'b'))).toBe(false)
})

test.each([
  ['the same item on page after page', loaded('a', 'a', 'a', 'a')],
  ['a circle of pages', loaded('a', 'b', 'a', 'b', 'a')],
  ['empty pages after the first', loaded('a', '', '', '')],
  ['nothing but empty pages', loaded('', '', '')],
  ['a number that does not advance', { ...loaded('a', 'b'), pageParams: [1, 3] }],
])('%s: the next page waits for the user, except after the last one', (_what, data) => {
  expect(isStuck(data)).toBe(true)
  const last = { ...data.pages.at(-1)!, nextPage: null }
  expect(isStuck({ ...data, pages: [...data.pages.slice(0, -1), last] })).toBe(false)
})

test('a list is empty when no page has an item and none is left', () => {
  expect(isEmptyList({ pages: [{ items: [], nextPage: null }] })).toBe(true)
  expect(isEmptyList(loaded(''))).toBe(false)
  expect(isEmptyList({ pages: [{ items: items('a'), nextPage: null }] })).toBe(false)
})
