import type { OperationId } from '../contract.ts'
import { answering, body, type Deviation, reversed, withBody } from './plant.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- records of every list
type Page = { items: any[]; currentPage: number; nextPage: number | null }

/** A host that changes the pages of a list; what the change keeps it gets with the next page. */
function pages(operation: OperationId, change: (page: Page, kept: Page | undefined) => Page) {
  let kept: Page | undefined
  return answering(operation, async (response) => {
    if (!response.ok) return response
    const page = (await response.json()) as Page
    const answer = change(page, page.currentPage === 1 ? undefined : kept)
    if (answer.items.length > 0) kept = answer
    return withBody(response, answer)
  })
}

const orders =
  "listCustomerTransactions 200: all pages of a buyer's own, the newest first, each once"
const notifications =
  "listNotifications 200: all pages of a buyer's own, the newest first, each once, of whatever length"
const products =
  "listProducts 200: all pages, each product once, and of one shop's products no others"
const reviews =
  'listProductReviews 200: all pages, the newest first, each once, and their mean is the rating of the product'

/** The same record under an id of its page. */
const renamed = ({ items, currentPage, nextPage }: Page, number: number): Page => ({
  items: items.map((one, index) => ({
    ...one,
    _id: `${number}`.padStart(12, '0') + `${index}`.padStart(12, '0'),
  })),
  currentPage,
  nextPage,
})

/** Deviations of lists and their pages. */
export const pageDeviations: Deviation[] = [
  {
    name: 'the last page of notifications leads to itself for ever',
    plant: pages('listNotifications', (page, kept) => ({
      items: page.items.length > 0 ? page.items : (kept?.items ?? []),
      currentPage: page.currentPage,
      nextPage: page.currentPage + 1,
    })),
    finds: notifications,
  },
  {
    name: 'an empty page of products has a next one, for ever',
    plant: pages('listProducts', (page) => ({ ...page, nextPage: page.currentPage + 1 })),
    finds: products,
  },
  {
    name: 'orders never end, and each is another one',
    plant: pages('listCustomerTransactions', (page, kept) =>
      page.nextPage === null && kept
        ? {
            ...renamed(kept, page.currentPage),
            currentPage: page.currentPage,
            nextPage: page.currentPage + 1,
          }
        : page,
    ),
    finds: orders,
  },
  {
    name: 'the last page of orders claims one more',
    plant: pages('listCustomerTransactions', (page) =>
      page.nextPage === null && page.items.length > 0 && page.currentPage > 1
        ? { ...page, nextPage: page.currentPage + 1 }
        : page,
    ),
    finds: orders,
  },
  {
    name: 'nextPage leads past the next page',
    plant: body('listCustomerTransactions', (page: Page) => ({
      ...page,
      nextPage: page.nextPage === null ? null : page.nextPage + 1,
    })),
    finds: orders,
  },
  {
    name: 'the last order of a page begins the next one, too',
    plant: pages('listCustomerTransactions', (page, kept) => ({
      ...page,
      items: kept ? [kept.items.at(-1), ...page.items.slice(1)] : page.items,
    })),
    finds: orders,
  },
  {
    name: 'an order is left out between two pages',
    plant: pages('listCustomerTransactions', (page, kept) => ({
      ...page,
      items: kept ? page.items.slice(1) : page.items,
    })),
    finds: orders,
  },
  {
    name: 'a notification is left out at the end of each page',
    plant: pages('listNotifications', (page) =>
      page.nextPage === null ? page : { ...page, items: page.items.slice(0, -1) },
    ),
    finds: notifications,
  },
  {
    name: 'two orders of a page have changed places',
    plant: pages('listCustomerTransactions', (page) => {
      const [first, second, third, ...others] = page.items
      return page.currentPage > 1 && third
        ? { ...page, items: [first, third, second, ...others] }
        : page
    }),
    finds: orders,
  },
  { name: 'reviews are oldest first', plant: reversed('listProductReviews'), finds: reviews },
  {
    name: 'lists are newest first',
    plant: reversed('listSchedules'),
    finds: "listSchedules 200: a buyer's own, the oldest first",
  },
  {
    name: 'searches are oldest first',
    plant: reversed('getRecentSearches'),
    finds: 'getRecentSearches 200: what was searched for, the latest first, each once',
  },
]
