import type { ProductRow } from '#fixtures/rows.ts'

type OrderingFacts = Pick<ProductRow, 'created_at' | 'product_name' | 'sold'>

interface ListingOrder {
  /** The order changes only when this column does. */
  by: keyof OrderingFacts
  compare(a: OrderingFacts, b: OrderingFacts): number
}

// The order must not depend on the browser's language.
const names = new Intl.Collator('en')
const later = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1)

/** Tabs of the shop page that sort products instead of filtering them. */
export const listingOrders: ReadonlyMap<string, ListingOrder> = new Map<string, ListingOrder>([
  ['new-arrival', { by: 'created_at', compare: (a, b) => later(a.created_at, b.created_at) }],
  [
    'all-products',
    { by: 'product_name', compare: (a, b) => names.compare(a.product_name, b.product_name) },
  ],
  ['top-products', { by: 'sold', compare: (a, b) => b.sold - a.sold }],
])

/** A sorted list is cached until a value that it is sorted by changes. */
export interface Rankings {
  /** Null when it was removed. */
  write(id: string, row: ProductRow | null): void
  /** Equal ones are in insertion order. */
  inOrder(name: string): readonly string[]
}

export function createRankings(): Rankings {
  const facts = new Map<string, OrderingFacts>()
  const sorted = new Map<string, readonly string[]>()
  return {
    write(id, row) {
      const old = facts.get(id)
      if (row) facts.set(id, row)
      else facts.delete(id)
      for (const name of sorted.keys()) {
        const by = listingOrders.get(name)?.by
        if (by && old?.[by] !== row?.[by]) sorted.delete(name)
      }
    },
    inOrder(name) {
      const known = sorted.get(name)
      if (known) return known
      const order = listingOrders.get(name)
      if (!order) throw new Error(`There is no order named ${name}`)
      const ids = [...facts].sort(([, a], [, b]) => order.compare(a, b)).map(([id]) => id)
      sorted.set(name, ids)
      return ids
    },
  }
}
