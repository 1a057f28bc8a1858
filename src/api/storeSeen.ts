import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { owner } from '../lib/owner.ts'
import { seen, type SeenCall, seenKey } from './lastSeen.ts'

/** Answers that are stored at most; the oldest ones are dropped. */
const MOST = 30

type Filter = Readonly<Record<string, string | undefined>>

/** The call of a query and what it is about, with the user whose likes it holds; undefined for a query that is not stored. */
function callOf([tag, kind, of, session]: readonly unknown[]): { call: SeenCall; of?: string; session?: unknown } | undefined {
  if (tag !== 'catalog') return undefined
  if (kind === 'product') return { call: 'GET /products/{id}', of: of as string, session }
  // The same for every user.
  if (kind === 'similar') return { call: 'GET /products/{id}/similar/near', of: of as string, session: owner.read() }
  const { categories, session: user, ...others } = (kind === 'products' ? of : { query: '' }) as Filter
  const searched = Object.values(others).some((value) => value !== undefined)
  return searched ? undefined : { call: 'GET /products', of: categories, session: user }
}

/** Stores the answers of the catalogue that were shown to the present user, beside the earlier ones. */
export function storeSeen(queryClient: QueryClient): void {
  const user = owner.read() ?? null
  const before = seen.read()
  const answers = new Map(before?.owner === user ? Object.entries(before.answers) : [])
  const queries = queryClient.getQueryCache().getAll()
  for (const { queryKey, state } of queries.toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)) {
    const found = state.data === undefined ? undefined : callOf(queryKey)
    if (!found || (found.session ?? null) !== user) continue
    const key = seenKey(found.call, found.of)
    // Only the first page of a list: where it continues is known when it is loaded anew.
    const answer = found.call === 'GET /products' ? (state.data as InfiniteData<unknown>).pages[0] : state.data
    answers.delete(key)
    answers.set(key, answer)
  }
  seen.write({ owner: user, answers: Object.fromEntries([...answers].slice(-MOST)) })
}

/** Stores them whenever the page is hidden, which is the last that a page on a phone is told. */
export function storeSeenOnLeave(queryClient: QueryClient): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && storeSeen(queryClient))
}
