import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useToken } from '../state/session.ts'
import { catalogQueries, type ProductFilter } from './catalog.ts'
import { profileQueries } from './profile.ts'

/** An endless list of products for whoever uses the app. It waits for a buyer who is being loaded, so that it isn't asked for twice. */
export function useProductList(filter: Omit<ProductFilter, 'session'>, enabled = true) {
  const token = useToken()
  const me = useQuery(profileQueries.me(token))
  return useInfiniteQuery({ ...catalogQueries.products({ ...filter, session: me.data?._id }), enabled: enabled && !me.isLoading })
}
