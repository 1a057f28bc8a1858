/** Products per page, in every list. */
export const PRODUCTS_PER_PAGE = 8

/** `nextPage` is null on the last page, and undefined where the host says none. */
interface Page<Item> {
  items: readonly Item[]
  nextPage?: number | null | undefined
}

/** `pageParams`: the numbers with which the pages were requested. */
interface LoadedPages<Item> {
  pages: readonly Page<Item>[]
  pageParams: readonly unknown[]
}

interface Identified {
  _id?: string | undefined
}

/** Pages in a row without a new item after which a list loads no more by itself. */
const BARREN_PAGES = 3

/** All items, each once: page numbers shift when items come or go between two requests. */
export function itemsOf<Item extends Identified>(
  data: { pages: readonly { items: readonly Item[] }[] } | undefined,
): Item[] {
  const byId = new Map<unknown, Item>()
  for (const { items } of data?.pages ?? [])
    for (const item of items) {
      const id = item._id ?? item
      if (!byId.has(id)) byId.set(id, item)
    }
  return [...byId.values()]
}

/**
 * The next page's number for infinite queries; undefined for none. It is greater than the last
 * one's, whatever the server returns: otherwise the same pages could be read for ever. A host that
 * names no next page may have one, until a page is shorter than the first, or has nothing new.
 */
export function nextPageOf<P extends Page<Identified>>(
  last: P,
  pages: readonly P[],
  lastPage: number,
): number | undefined {
  const { items, nextPage } = last
  if (nextPage === null || nextPage === 0) return undefined
  const isLast =
    items.length === 0 || items.length < (pages[0]?.items.length ?? 0) || barrenPages({ pages }) > 0
  if (nextPage === undefined && isLast) return undefined
  return Math.max(nextPage ?? 0, lastPage + 1)
}

export const paged = { initialPageParam: 1, getNextPageParam: nextPageOf }

function barrenPages({ pages }: Pick<LoadedPages<Identified>, 'pages'>): number {
  const known = new Set<unknown>()
  let barren = 0
  for (const { items } of pages) {
    const before = known.size
    for (const item of items) known.add(item._id ?? item)
    barren = known.size > before ? 0 : barren + 1
  }
  return barren
}

/**
 * Whether only the user loads the next page: the last ones brought nothing new, or its number does
 * not advance, so automatic loading might never end.
 */
export function isStuck(data: LoadedPages<Identified> | undefined): boolean {
  const next = data?.pages.at(-1)?.nextPage
  if (!data || !next) return false
  return next <= Number(data.pageParams.at(-1)) || barrenPages(data) >= BARREN_PAGES
}

export const isEmptyList = ({ pages }: Pick<LoadedPages<unknown>, 'pages'>): boolean =>
  pages.every(({ items }) => items.length === 0) && !pages.at(-1)?.nextPage
