import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useToken } from '#state/session.ts'
import { catalogQueries, type ProductFilter } from './catalog.ts'
import { profileQueries } from './profile.ts'
import { useUserId } from './session.ts'

/**
 * A paged list. For a signed-in user it waits for the user, so that it isn't requested twice.
 * `asked`: the route has asked for a visitor's, so a failure is shown.
 */
export function useProductList(filter: Omit<ProductFilter, 'session'>, { asked = false } = {}) {
  const token = useToken()
  const me = useQuery(profileQueries.me(token))
  const session = useUserId()
  return useInfiniteQuery({
    ...catalogQueries.products({ ...filter, session }),
    enabled: !me.isLoading,
    retryOnMount: !asked || token !== null,
  })
}
