import { answering, merged, reversed, type Row, withBody } from './plant.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- records of every list
type Page = { items: any[]; currentPage: number; nextPage: number | null }

/** What the change keeps it gets with the next page. */
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

export const pageDeviations: Row[] = [
  [
    'listNotifications',
    pages((page, kept) => ({
      items: page.items.length > 0 ? page.items : (kept?.items ?? []),
      ...onwards(page),
    })),
    allPages,
  ],
  ['listProducts', pages(onwards), '200: all pages'],
  [
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
    orders,
    pages((page) =>
      page.nextPage === null && page.items.length > 0 && page.currentPage > 1 ? onwards(page) : {},
    ),
    allPages,
  ],
  [
    orders,
    merged(({ nextPage }) => ({ nextPage: nextPage === null ? null : nextPage + 1 })),
    allPages,
  ],
  [
    orders,
    pages(({ items }, kept) => (kept ? { items: [kept.items.at(-1), ...items.slice(1)] } : {})),
    allPages,
  ],
  [orders, pages(({ items }, kept) => (kept ? { items: items.slice(1) } : {})), allPages],
  [
    'listNotifications',
    pages(({ items, nextPage }) => (nextPage === null ? {} : { items: items.slice(0, -1) })),
    allPages,
  ],
  [
    orders,
    pages(({ items: [first, second, third, ...others], currentPage }) =>
      currentPage > 1 && third ? { items: [first, third, second, ...others] } : {},
    ),
    allPages,
  ],
  ['listProductReviews', reversed, '200: all pages'],
  ['listSchedules', reversed, "200: a buyer's own"],
  ['getRecentSearches', reversed, '200: what was searched for'],
]
