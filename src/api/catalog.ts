import { type InfiniteData, infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { answerShapes } from '../../openapi/generated/shapes/catalog.ts'
import { nextPageOf } from '../lib/pages.ts'
import { client, dataOf, doneOf, withShapes } from './client.ts'
import type { Query, Schemas } from './contract.ts'
import { lastSeen } from './lastSeen.ts'

client.use(withShapes(answerShapes))

/** Products per page, in every list. */
const PAGE_SIZE = 8
/** Radius within which similar products count as nearby, metres. */
const SIMILAR_RADIUS_M = 1_000_000

export type ProductFilter = Pick<Query<'listProducts'>, 'query' | 'categories' | 'shopId' | 'session'>

/** The first page of a list as it was shown last; undefined for a search and for the products of one shop. */
function lastPage({ categories, query, shopId }: ProductFilter): InfiniteData<Schemas['ProductPage'], number> | undefined {
  const page = (query ?? shopId) ? undefined : (lastSeen('GET /products', categories) as Schemas['ProductPage'] | undefined)
  return page && { pages: [page], pageParams: [1] }
}

/** A product as it was shown last, in an earlier visit. */
export const lastProduct = (id: string) => lastSeen('GET /products/{id}', id) as Schemas['Product'] | undefined

export const catalogQueries = {
  /** A paged list of products; `session` is the user's id, undefined for a visitor. */
  products: (filter: ProductFilter) =>
    infiniteQueryOptions({
      queryKey: ['catalog', 'products', filter],
      queryFn: ({ pageParam, signal }) =>
        dataOf(client.GET('/products', { params: { query: { ...filter, page: pageParam, limit: PAGE_SIZE } }, signal })),
      initialPageParam: 1,
      getNextPageParam: nextPageOf,
      placeholderData: () => lastPage(filter),
    }),
  product: (id: string, session?: string) =>
    queryOptions({
      queryKey: ['catalog', 'product', id, session],
      queryFn: ({ signal }) => dataOf(client.GET('/products/{id}', { params: { path: { id }, query: { session } }, signal })),
    }),
  similarNearby: (id: string) =>
    queryOptions({
      queryKey: ['catalog', 'similar', id],
      queryFn: ({ signal }) =>
        dataOf(client.GET('/products/{id}/similar/near', { params: { path: { id }, query: { meters: SIMILAR_RADIUS_M } }, signal })),
      placeholderData: () => lastSeen('GET /products/{id}/similar/near', id) as Schemas['SimilarProduct'][] | undefined,
    }),
  suggestions: (term: string) =>
    queryOptions({
      queryKey: ['catalog', 'suggestions', term],
      queryFn: ({ signal }) => dataOf(client.GET('/products/search/{term}/suggestions', { params: { path: { term } }, signal })),
      enabled: term !== '',
    }),
  recentSearches: (token: string | null) =>
    queryOptions({
      queryKey: ['catalog', 'recent', token],
      queryFn: ({ signal }) => dataOf(client.GET('/users/recent/search', { signal })),
      enabled: token !== null,
    }),
}

export const catalogMutations = {
  countView: () =>
    mutationOptions({ mutationFn: (id: string) => doneOf(client.PUT('/products/view-increment/{id}', { params: { path: { id } } })) }),
  clearRecentSearches: () =>
    mutationOptions({ mutationFn: () => doneOf(client.PUT('/users/recent/search/clear')), meta: { invalidates: ['catalog'] } }),
}
