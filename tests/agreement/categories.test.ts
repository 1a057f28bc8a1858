import { expect, test } from 'vitest'
import { type Category, categoryTree, contains } from '#domain/categories.ts'
import * as simulated from '#fixtures/categories.ts'

/** As the rows of the specification write it. */
const rows = {
  'CAT-02':
    'fresh: fresh-meat (chicken, beef, pork); fresh-noodles; fresh-seafood; fresh-produce (fruits, vegetables)',
  'CAT-03':
    'frozen: frozen-meat; frozen-seafood; frozen-produce; deli; ice; ice-cream-and-novelties',
  'CAT-04': 'snacks: chips; biscuits-crackers; cookies; nuts-trail-mix-seeds',
  'CAT-05': 'candy: chocolate; gum; hard-candy-lollipops; mints; gummy-chew-candy',
  'CAT-06':
    'pantry: canned-goods; jars; spreads-dressing; cooking-oils; spices-seasonings; rice-grains; baking-ingredients; oats-and-cereal; instant-noodles; noodles',
  'CAT-07':
    'beverages: soft-drinks; energy-drinks; chocolate-malt; coffee-tea; juice-and-powdered-drinks; water; alcoholic-beverages',
  'CAT-08': 'dairy: milk-cream; cheese-butter; eggs',
  'CAT-09': 'pastries: baked-treats; cakes',
  'CAT-10':
    'medicine-and-remedies: over-the-counter-medications; first-aid; vitamins-and-supplements',
  'CAT-11':
    'miscellaneous: cosmetics; school-and-office-supplies; hygiene-and-personal-care-products; cigarettes-and-tobacco; household-cleaning-supplies',
}

const write = ({ slug, children }: Category) =>
  `${slug}: ${children.map((child) => (child.children.length === 0 ? child.slug : `${child.slug} (${child.children.map((leaf) => leaf.slug).join(', ')})`)).join('; ')}`

test.each(Object.entries(rows))('%s: %s', (_id, row) =>
  expect(categoryTree.map(write)).toContain(row),
)

test('there are no other categories, and the simulated shops use the same tree, CAT-01 OPEN-18', () => {
  expect(categoryTree.map(write)).toEqual(Object.values(rows))
  const slugs = (tree: readonly Category[]): unknown =>
    tree.map(({ slug, children }) => [slug, slugs(children)])
  expect(slugs(simulated.categoryTree)).toEqual(slugs(categoryTree))
})

test('a category contains its descendants, OPEN-18', () => {
  const fresh = categoryTree.find((category) => category.slug === 'fresh')
  expect(
    fresh && [contains(fresh, 'fresh'), contains(fresh, 'beef'), contains(fresh, 'ice')],
  ).toEqual([true, true, false])
})
