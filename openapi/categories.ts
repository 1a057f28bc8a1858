/** The tree has at most three levels. */
export interface Category {
  slug: string
  children: readonly Category[]
}

const entry = (slug: string, ...children: readonly (string | Category)[]): Category => ({
  slug,
  children: children.map((child) => (typeof child === 'string' ? entry(child) : child)),
})

/** The marketplace's fixed tree, in order. */
export const categoryTree: readonly Category[] = [
  entry(
    'fresh',
    entry('fresh-meat', 'chicken', 'beef', 'pork'),
    'fresh-noodles',
    'fresh-seafood',
    entry('fresh-produce', 'fruits', 'vegetables'),
  ),
  entry(
    'frozen',
    'frozen-meat',
    'frozen-seafood',
    'frozen-produce',
    'deli',
    'ice',
    'ice-cream-and-novelties',
  ),
  entry('snacks', 'chips', 'biscuits-crackers', 'cookies', 'nuts-trail-mix-seeds'),
  entry('candy', 'chocolate', 'gum', 'hard-candy-lollipops', 'mints', 'gummy-chew-candy'),
  entry(
    'pantry',
    'canned-goods',
    'jars',
    'spreads-dressing',
    'cooking-oils',
    'spices-seasonings',
    'rice-grains',
    'baking-ingredients',
    'oats-and-cereal',
    'instant-noodles',
    'noodles',
  ),
  entry(
    'beverages',
    'soft-drinks',
    'energy-drinks',
    'chocolate-malt',
    'coffee-tea',
    'juice-and-powdered-drinks',
    'water',
    'alcoholic-beverages',
  ),
  entry('dairy', 'milk-cream', 'cheese-butter', 'eggs'),
  entry('pastries', 'baked-treats', 'cakes'),
  entry(
    'medicine-and-remedies',
    'over-the-counter-medications',
    'first-aid',
    'vitamins-and-supplements',
  ),
  entry(
    'miscellaneous',
    'cosmetics',
    'school-and-office-supplies',
    'hygiene-and-personal-care-products',
    'cigarettes-and-tobacco',
    'household-cleaning-supplies',
  ),
]

export const contains = (category: Category, slug: string): boolean =>
  category.slug === slug || category.children.some((child) => contains(child, slug))

/** The categories from the main one down to a slug; empty for an unknown one. */
export function pathTo(slug: string, tree: readonly Category[] = categoryTree): Category[] {
  const next = tree.find((category) => contains(category, slug))
  if (!next) return []
  return next.slug === slug ? [next] : [next, ...pathTo(slug, next.children)]
}
