import { type ApiError, isMissing } from './http/error.ts'

interface Query {
  error: ApiError | null
  errorUpdateCount: number
  fetchStatus: 'fetching' | 'paused' | 'idle'
  refetch: () => Promise<unknown>
}

/**
 * A list and the products that it names as one query for `QueryBoundary`, with what the caller has
 * made of their data. It fails once nothing is being asked for; a product that is no longer sold is
 * no failure. To fetch it again is to fetch what has failed, or all where nothing has.
 */
export function joinQueries<Data>(data: Data | undefined, list: Query, products: readonly Query[]) {
  const all = [list, ...products]
  const failed = all.filter(({ error }, i) => error && (i === 0 || !isMissing(error)))
  const fetchStatus = all.find((one) => one.fetchStatus !== 'idle')?.fetchStatus ?? 'idle'
  return {
    data,
    error: fetchStatus === 'idle' ? (failed[0]?.error ?? null) : null,
    errorUpdateCount: Math.max(...all.map((one) => one.errorUpdateCount)),
    fetchStatus,
    refetch: () => Promise.all((failed.length > 0 ? failed : all).map(({ refetch }) => refetch())),
  }
}
