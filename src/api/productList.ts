import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useToken } from '#state/session.ts'
import { catalogQueries, type ProductFilter } from './catalog.ts'
import { profileQueries } from './profile.ts'
import { useUserId } from './session.ts'

/**
 * A paged list of products. For a signed-in user it waits until the user is loaded, so that it
 * isn't requested twice.
 */
export function useProductList(filter: Omit<ProductFilter, 'session'>, enabled = true) {
  const token = useToken()
  const me = useQuery(profileQueries.me(token))
  const session = useUserId()
  return useInfiniteQuery({
    ...catalogQueries.products({ ...filter, session }),
    enabled: enabled && !me.isLoading,
  })
}
