import { type Category, categoryTree } from '#openapi/categories.ts'

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
