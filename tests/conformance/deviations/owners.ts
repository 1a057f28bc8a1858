import { namedBuyers } from '#fixtures/named.ts'
import type { TableName } from '#fixtures/rows.ts'
import { readToken } from '#mocks/rules/tokens.ts'
import type { OperationId } from '../contract.ts'
import {
  answering,
  type Row,
  operationAt,
  type Plant,
  merged,
  reversed,
  withBody,
} from './plant.ts'

/** Finds the rows of all buyers where it should find one's. */
const shared =
  (name: TableName): Plant =>
  (send, { tables }) => {
    const table = tables[name] as unknown as {
      all: () => Iterable<unknown>
      by: (field: string, value: unknown) => unknown[]
    }
    const by = table.by.bind(table)
    table.by = (field, value) =>
      /user|customer|buyer/.test(field) ? [...table.all()] : by(field, value)
    return send
  }

/** Takes Carlo for Liza, who has made a call before. */
function asLiza(...operations: readonly OperationId[]): Plant {
  let token: string | null = null
  return (send, world) => (request) => {
    const sent = request.headers.get('authorization')
    const id = readToken(world, sent?.slice('Bearer '.length) ?? '')?.buyer._id
    if (id === namedBuyers.liza.id) token = sent
    const operation = operationAt(request)
    if (id !== namedBuyers.carlo.id || !operation || !operations.includes(operation))
      return send(request)
    const headers = new Headers(request.headers)
    headers.set('authorization', token ?? '')
    const url = request.url.replace(id, namedBuyers.liza.id)
    return send(new Request(new Request(url, request), { headers }))
  }
}

/** Keeps a file that an operation should remove. */
const keptFiles =
  (of: 'unsendMessage' | 'deleteUser'): Plant =>
  (send, { tables: { files } }) => {
    const remove = files.remove.bind(files)
    let isMeant = false
    files.remove = (id) => (isMeant ? undefined : remove(id))
    return (request) => {
      isMeant = operationAt(request) === of
      return send(request)
    }
  }

let shown: unknown

export const ownerDeviations: Row[] = [
  [
    'listLikes',
    () => asLiza('likeProduct', 'listLikes', 'getProduct', 'listProducts'),
    '200: nothing of what another buyer has',
  ],
  ['getCart', () => asLiza('addToCart', 'getCart'), '200: nothing of what another buyer has'],
  ['listAddresses', () => shared('addresses'), '200: nothing of what another buyer has'],
  ['listSchedules', () => shared('schedules'), '200: nothing of what another buyer has'],
  ['listCustomerTransactions', () => shared('orders'), '200: nothing of what another buyer has'],
  [
    'refusals',
    () => (send) => async (request) => {
      const response = await send(request)
      return response.status === 403
        ? Response.json(
            { message: 'That thing does not exist', code: 'not_found' },
            { status: 404 },
          )
        : response
    },
    '403: 48 calls',
  ],
  [
    'getSchedule',
    answering(async (response) => {
      if (response.ok) shown = await response.clone().json()
      return response.status === 403 ? Response.json(shown) : response
    }),
    "403: another buyer's",
  ],
  [
    'changePassword',
    () =>
      (send, { tables: { users } }) => {
        const update = users.update.bind(users)
        users.update = (id, change) =>
          update(id, { ...change, sessions: users.get(id)?.sessions ?? null })
        return send
      },
    '200: knowing the old one',
  ],
  ['unsendMessage', () => keptFiles('unsendMessage'), '200: a picture'],
  ['deleteUser', () => keptFiles('deleteUser'), '200: an own account', { isControlled: true }],
]

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
