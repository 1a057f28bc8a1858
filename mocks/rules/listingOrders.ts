import type { ProductRow } from '#fixtures/rows.ts'

/** The columns by which lists can be ordered. */
export type OrderingFacts = Pick<ProductRow, 'created_at' | 'product_name' | 'sold'>

export interface ListingOrder {
  /** The column that decides; the order changes only when it does. */
  by: keyof OrderingFacts
  compare(a: OrderingFacts, b: OrderingFacts): number
}

// A collator of a fixed language: the order must not depend on the browser's language.
const names = new Intl.Collator('en')
const later = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1)

/** The shop page's tabs that sort products instead of filtering them. */
export const listingOrders: ReadonlyMap<string, ListingOrder> = new Map<string, ListingOrder>([
  ['new-arrival', { by: 'created_at', compare: (a, b) => later(a.created_at, b.created_at) }],
  [
    'all-products',
    { by: 'product_name', compare: (a, b) => names.compare(a.product_name, b.product_name) },
  ],
  ['top-products', { by: 'sold', compare: (a, b) => b.sold - a.sold }],
])
