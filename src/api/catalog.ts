import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { paged, PRODUCTS_PER_PAGE } from '#lib/pages.ts'
import * as shapes from '#openapi/generated/shapes/catalog.ts'
import { changesNothing, invalidating } from './cache/queryClient.ts'
import type { Query } from './contract.ts'
import { client, unwrapData, expectSuccess } from './http/client.ts'

const SIMILAR_RADIUS_M = 1_000_000

export type ProductFilter = Pick<
  Query<'listProducts'>,
  'query' | 'categories' | 'shopId' | 'session'
>

/** An answer with a user's likes is stored for that user. */
const persistFor = (session: string | undefined) =>
  session === undefined ? 'everybody' : { id: session }

export const catalogQueries = {
  /** `session`: the user's id, undefined for a visitor. */
  products: (filter: ProductFilter) =>
    infiniteQueryOptions({
      queryKey: ['catalog', 'products', filter],
      queryFn: ({ pageParam, signal }) =>
        unwrapData(
          client.GET('/products', {
            params: { query: { ...filter, page: pageParam, limit: PRODUCTS_PER_PAGE } },
            signal,
          }),
          shapes.listProducts,
        ),
      ...paged,
      // Not a search, nor a shop's list.
      meta: {
        persistFor:
          (filter.query ?? filter.shopId) === undefined ? persistFor(filter.session) : undefined,
      },
    }),
  product: (id: string, session?: string) =>
    queryOptions({
      queryKey: ['catalog', 'product', id, session],
      queryFn: ({ signal }) =>
        unwrapData(
          client.GET('/products/{id}', { params: { path: { id }, query: { session } }, signal }),
          shapes.getProduct,
        ),
      meta: { persistFor: persistFor(session) },
    }),
  similarNearby: (id: string) =>
    queryOptions({
      queryKey: ['catalog', 'similar', id],
      queryFn: ({ signal }) =>
        unwrapData(
          client.GET('/products/{id}/similar/near', {
            params: { path: { id }, query: { meters: SIMILAR_RADIUS_M } },
            signal,
          }),
          shapes.listSimilarNearby,
        ),
      meta: { persistFor: 'everybody' },
    }),
  suggestions: (term: string) =>
    queryOptions({
      queryKey: ['catalog', 'suggestions', term],
      queryFn: ({ signal }) =>
        unwrapData(
          client.GET('/products/search/{term}/suggestions', { params: { path: { term } }, signal }),
          shapes.getSearchSuggestions,
        ),
      enabled: term !== '',
    }),
  recentSearches: (token: string | null) =>
    queryOptions({
      queryKey: ['catalog', 'recent', token],
      queryFn: ({ signal }) =>
        unwrapData(client.GET('/users/recent/search', { signal }), shapes.getRecentSearches),
      enabled: token !== null,
      // Each search adds one.
      staleTime: 0,
    }),
}

export const catalogMutations = {
  countView: changesNothing((id: string) =>
    expectSuccess(client.PUT('/products/view-increment/{id}', { params: { path: { id } } })),
  ),
  clearRecentSearches: invalidating('catalog')(() =>
    expectSuccess(client.PUT('/users/recent/search/clear')),
  ),
}
