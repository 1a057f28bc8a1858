import { expect, test } from 'vitest'
import { categoryTree, type Category, contains } from '#domain/categories.ts'
import { categoryTree as marketplace } from '#fixtures/categories.ts'

const slugs = (tree: readonly Category[]): unknown[] =>
  tree.map(({ slug, children }) => [slug, slugs(children)])

test('the sidebar and the marketplace have the same tree, CAT-01', () => {
  expect(slugs(categoryTree)).toEqual(slugs(marketplace))
})

test('a category contains itself and its descendants', () => {
  const fresh = categoryTree[0]!
  expect(contains(fresh, 'fresh')).toBe(true)
  expect(contains(fresh, 'vegetables')).toBe(true)
  expect(contains(fresh, 'chips')).toBe(false)
})
