import { useQuery } from '@tanstack/react-query'
import { addressQueries } from '../../../api/addresses.ts'

/** The user's addresses and the chosen one: the default, else the first, until they choose another. */
export function useAddresses(userId: string, chosenId: string) {
  const query = useQuery(addressQueries.all(userId))
  const all = query.data
  const address = all?.find(({ _id }) => _id === chosenId) ?? all?.find(({ is_default }) => is_default) ?? all?.[0]
  return { query, address }
}
