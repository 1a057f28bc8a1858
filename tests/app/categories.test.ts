import { expect, test } from 'vitest'
import { categoryTree as marketplace } from '#fixtures/categories.ts'
import { categoryTree, type Category, holds } from '#domain/categories.ts'

const slugs = (tree: readonly Category[]): unknown[] => tree.map(({ slug, children }) => [slug, slugs(children)])

test('CAT-01 the sidebar and the marketplace have the same tree', () => {
  expect(slugs(categoryTree)).toEqual(slugs(marketplace))
})

test('a category contains itself and its descendants', () => {
  const fresh = categoryTree[0]!
  expect(holds(fresh, 'fresh')).toBe(true)
  expect(holds(fresh, 'vegetables')).toBe(true)
  expect(holds(fresh, 'chips')).toBe(false)
})
