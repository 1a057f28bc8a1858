/** Groups of categories whose pictures have the same tile tint. */
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

const slugs: Record<Exclude<Family, 'other'>, readonly string[]> = {
  fresh: ['fresh', 'fresh-produce', 'fruits', 'vegetables'],
  meat: ['fresh-meat', 'chicken', 'beef', 'pork', 'frozen-meat', 'deli'],
  sea: ['fresh-seafood', 'frozen-seafood'],
  frozen: ['frozen', 'frozen-produce', 'ice', 'ice-cream-and-novelties', 'water'],
  snacks: ['snacks', 'chips', 'biscuits-crackers', 'cookies', 'nuts-trail-mix-seeds'],
  candy: ['candy', 'chocolate', 'gum', 'hard-candy-lollipops', 'mints', 'gummy-chew-candy', 'cosmetics'],
  pantry: [
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
    'fresh-noodles',
  ],
  beverages: [
    'beverages',
    'soft-drinks',
    'energy-drinks',
    'chocolate-malt',
    'coffee-tea',
    'juice-and-powdered-drinks',
    'alcoholic-beverages',
  ],
  dairy: ['dairy', 'milk-cream', 'cheese-butter', 'eggs'],
  pastries: ['pastries', 'baked-treats', 'cakes'],
  medicine: ['medicine-and-remedies', 'over-the-counter-medications', 'first-aid', 'vitamins-and-supplements'],
}
const families = new Map(Object.entries(slugs).flatMap(([family, list]) => list.map((slug) => [slug, family as Family] as const)))

/** The family of a product's first known category slug; 'other' when there is none. */
export const familyOf = (categories: readonly string[] = []): Family =>
  categories.map((slug) => families.get(slug)).find(Boolean) ?? 'other'

/** Labels of slugs in which the parts are not joined by spaces. */
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

/** The label of a category slug: 'ice-cream-and-novelties' → 'Ice cream & novelties'. */
export function categoryLabel(slug: string): string {
  const words = joined[slug] ?? slug.replaceAll('-and-', ' & ').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
