/** One page of a list, as in the replies of all paged calls. */
export interface Page<T> {
  items: T[]
  currentPage: number
  nextPage: number | null
}

/** Page `page` (from 1) of `limit` rows of a lazy list; reads one row beyond the page at most. */
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
