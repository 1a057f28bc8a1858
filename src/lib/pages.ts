/** Products per page, in every list. */
export const PRODUCTS_PER_PAGE = 8

/** One page of a list; `nextPage` is null on the last one. */
interface Page<Item> {
  items: readonly Item[]
  nextPage: number | null
}

/** The loaded pages of a list, and the number with which each was requested. */
interface LoadedPages<Item> {
  pages: readonly Page<Item>[]
  pageParams: readonly unknown[]
}

interface Identified {
  _id: string
}

/**
 * Number of pages in a row without a new item after which a list no longer loads further pages
 * automatically.
 */
const BARREN_PAGES = 3

/**
 * All items of the loaded pages, each once: page numbers shift when items are added or removed
 * between two requests.
 */
export function itemsOf<Item extends Identified>(
  data: { pages: readonly { items: readonly Item[] }[] } | undefined,
): Item[] {
  const byId = new Map<string, Item>()
  for (const { items } of data?.pages ?? [])
    for (const item of items) if (!byId.has(item._id)) byId.set(item._id, item)
  return [...byId.values()]
}

/**
 * The number of the page after the last one, in the form that infinite queries take; undefined when
 * there is none. It is greater than the last one's, whatever the server returns: otherwise the same
 * pages could be read in an endless loop.
 */
export const nextPageOf = (
  { nextPage }: Pick<Page<unknown>, 'nextPage'>,
  _pages: unknown,
  lastPage: number,
): number | undefined => (nextPage === null ? undefined : Math.max(nextPage, lastPage + 1))

/** Number of the last pages that have no item that the pages before them don't have. */
function barrenPages({ pages }: LoadedPages<Identified>): number {
  const known = new Set<string>()
  let barren = 0
  for (const { items } of pages) {
    const before = known.size
    for (const { _id } of items) known.add(_id)
    barren = known.size > before ? 0 : barren + 1
  }
  return barren
}

/**
 * Whether the next page is loaded only when the user asks for it: the server says that there is
 * one, but the last ones brought nothing new, or its number does not advance. Automatic loading
 * might then never end.
 */
export function isStuck(data: LoadedPages<Identified> | undefined): boolean {
  const next = data?.pages.at(-1)?.nextPage ?? null
  if (!data || next === null) return false
  return next <= Number(data.pageParams.at(-1)) || barrenPages(data) >= BARREN_PAGES
}

/** Whether a list has no item, and no further page that may have some. */
export const isEmptyList = ({ pages }: Pick<LoadedPages<unknown>, 'pages'>): boolean =>
  pages.every(({ items }) => items.length === 0) && pages.at(-1)?.nextPage === null
