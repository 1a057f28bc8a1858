/** Sorts by ISO text; of two with the same time, the one added later is first. */
export const newestFirst = <Row>(rows: readonly Row[], moment: (row: Row) => string): Row[] =>
  [...rows].reverse().sort((a, b) => moment(b).localeCompare(moment(a)))

interface Page<T> {
  items: T[]
  currentPage: number
  nextPage: number | null
}

/** Counts pages from 1; reads one row of a lazy list beyond the page at most. */
export function pageOf<Row, Item>(
  rows: Iterable<Row>,
  page: number,
  limit: number,
  present: (row: Row) => Item,
): Page<Item> {
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

/**
 * Counts pages from 1 of ids with the newest last, which comes first; its cost does not grow with
 * their number.
 */
export function newestPageOf<Item>(
  ids: readonly string[],
  page: number,
  limit: number,
  present: (id: string) => Item,
): Page<Item> {
  const end = Math.max(0, ids.length - (page - 1) * limit)
  const start = Math.max(0, end - limit)
  return {
    items: ids.slice(start, end).reverse().map(present),
    currentPage: page,
    nextPage: start > 0 ? page + 1 : null,
  }
}

/** Takes ids with the newest last; lazy, so that a page reads only up to its end. */
export function* newestOf<Row>(
  ids: readonly string[],
  rows: { get(id: string): Row | undefined },
  wanted: (row: Row) => boolean,
): Generator<Row> {
  for (let i = ids.length - 1; i >= 0; i--) {
    const row = rows.get(ids[i] as string)
    if (row && wanted(row)) yield row
  }
}
