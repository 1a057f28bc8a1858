import type { ProductRow } from '#fixtures/rows.ts'
import { listingOrders, type OrderingFacts } from '../rules/listingOrders.ts'

/**
 * The whole catalogue in each sort order. A sorted list is cached until a value that it is sorted
 * by changes.
 */
export interface Rankings {
  /** Indexes a product's new state; null when it was removed. */
  write(id: string, row: ProductRow | null): void
  /** Ids of all products in an order of `listingOrders`; equal ones in insertion order. */
  inOrder(name: string): readonly string[]
}

/** Creates the rankings of an empty catalogue. */
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
