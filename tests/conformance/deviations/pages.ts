import { answering, merged, reversed, type Row, withBody } from './plant.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- records of every list
type Page = { items: any[]; currentPage: number; nextPage: number | null }

/** A host that changes the pages of a list; what the change keeps it gets with the next page. */
function pages(change: (page: Page, kept?: Page) => Partial<Page>) {
  let kept: Page | undefined
  return answering(async (response) => {
    if (!response.ok) return response
    const page = (await response.json()) as Page
    const answer = { ...page, ...change(page, page.currentPage === 1 ? undefined : kept) }
    if (answer.items.length > 0) kept = answer
    return withBody(response, answer)
  })
}
const orders = 'listCustomerTransactions' as const
const allPages = "200: all pages of a buyer's own"
const onwards = ({ currentPage }: Page) => ({ nextPage: currentPage + 1 })

/** Deviations of lists and their pages. */
export const pageDeviations: Row[] = [
  [
    'the last page of notifications leads to itself for ever',
    'listNotifications',
    pages((page, kept) => ({
      items: page.items.length > 0 ? page.items : (kept?.items ?? []),
      ...onwards(page),
    })),
    allPages,
  ],
  [
    'an empty page of products has a next one, for ever',
    'listProducts',
    pages(onwards),
    '200: all pages',
  ],
  [
    'orders never end, and each is another one',
    orders,
    pages((page, kept) => {
      if (page.nextPage !== null || !kept) return page
      // The same records under ids of the page.
      const idOf = (index: number) =>
        `${page.currentPage}`.padStart(12, '0') + `${index}`.padStart(12, '0')
      return {
        items: kept.items.map((one, index) => ({ ...one, _id: idOf(index) })),
        ...onwards(page),
      }
    }),
    allPages,
  ],
  [
    'the last page of orders claims one more',
    orders,
    pages((page) =>
      page.nextPage === null && page.items.length > 0 && page.currentPage > 1 ? onwards(page) : {},
    ),
    allPages,
  ],
  [
    'nextPage leads past the next page',
    orders,
    merged(({ nextPage }) => ({ nextPage: nextPage === null ? null : nextPage + 1 })),
    allPages,
  ],
  [
    'the last order of a page begins the next one, too',
    orders,
    pages(({ items }, kept) => (kept ? { items: [kept.items.at(-1), ...items.slice(1)] } : {})),
    allPages,
  ],
  [
    'an order is left out between two pages',
    orders,
    pages(({ items }, kept) => (kept ? { items: items.slice(1) } : {})),
    allPages,
  ],
  [
    'a notification is left out at the end of each page',
    'listNotifications',
    pages(({ items, nextPage }) => (nextPage === null ? {} : { items: items.slice(0, -1) })),
    allPages,
  ],
  [
    'two orders of a page have changed places',
    orders,
    pages(({ items: [first, second, third, ...others], currentPage }) =>
      currentPage > 1 && third ? { items: [first, third, second, ...others] } : {},
    ),
    allPages,
  ],
  ['reviews are oldest first', 'listProductReviews', reversed, '200: all pages'],
  ['lists are newest first', 'listSchedules', reversed, "200: a buyer's own"],
  ['searches are oldest first', 'getRecentSearches', reversed, '200: what was searched for'],
]
