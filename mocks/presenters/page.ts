/** One page of a list, as every paged call answers it. */
export interface Page<T> {
  items: T[]
  currentPage: number
  nextPage: number | null
}

/** Takes page `page` (from 1) of `limit` rows from a lazy list, reading no further than it must. */
export function pageOf<Row, Item>(rows: Iterable<Row>, page: number, limit: number, present: (row: Row) => Item): Page<Item> {
  const first = (page - 1) * limit
  const items: Item[] = []
  let index = 0
  for (const row of rows) {
    if (index >= first + limit) return { items, currentPage: page, nextPage: page + 1 }
    if (index >= first) items.push(present(row))
    index += 1
  }
  return { items, currentPage: page, nextPage: null }
}
