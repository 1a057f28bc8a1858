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

/** Categories whose pictures have the same tint. */
export type Family =
  | 'fresh'
  | 'meat'
  | 'sea'
  | 'frozen'
  | 'snacks'
  | 'candy'
  | 'pantry'
  | 'beverages'
  | 'dairy'
  | 'pastries'
  | 'medicine'
  | 'other'

/** Their family is not named like the main category; it holds for their subcategories, too. */
const exceptions: Readonly<Record<string, Family>> = {
  'fresh-meat': 'meat',
  'fresh-noodles': 'pantry',
  'fresh-seafood': 'sea',
  'frozen-meat': 'meat',
  'frozen-seafood': 'sea',
  deli: 'meat',
  water: 'frozen',
  'medicine-and-remedies': 'medicine',
  miscellaneous: 'other',
  cosmetics: 'candy',
}

const familiesIn = ({ slug, children }: Category, above: Family): [string, Family][] => {
  const family = exceptions[slug] ?? above
  return [[slug, family], ...children.flatMap((child) => familiesIn(child, family))]
}
const families = new Map(
  categoryTree.flatMap((category) => familiesIn(category, category.slug as Family)),
)

/** The family of the first slug that has one, or 'other'. */
export const familyOf = (slugs: readonly string[] = []): Family =>
  slugs
    .map((slug) => families.get(slug))
    .find((family) => family !== undefined && family !== 'other') ?? 'other'

/** Labels whose parts are not joined by spaces. */
const joined: Record<string, string> = {
  'biscuits-crackers': 'Biscuits & crackers',
  'nuts-trail-mix-seeds': 'Nuts, trail mix & seeds',
  'hard-candy-lollipops': 'Hard candy & lollipops',
  'gummy-chew-candy': 'Gummy & chewy candy',
  'spreads-dressing': 'Spreads & dressing',
  'spices-seasonings': 'Spices & seasonings',
  'rice-grains': 'Rice & grains',
  'coffee-tea': 'Coffee & tea',
  'milk-cream': 'Milk & cream',
  'cheese-butter': 'Cheese & butter',
  'over-the-counter-medications': 'Over-the-counter medications',
  'first-aid': 'First aid',
}

/** Returns 'Ice cream & novelties' for 'ice-cream-and-novelties'. */
export function categoryLabel(slug: string): string {
  const words = joined[slug] ?? slug.replaceAll('-and-', ' & ').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
