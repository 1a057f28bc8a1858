import { ErrorState } from '#ui/ErrorState.tsx'
import { failureText, noWayText } from './wayWords.ts'
import type { Way } from './useWay.ts'

/** Why the way is not shown, with Retry. */
export function WayProblem({ query: { error, data, fetchStatus, refetch } }: { query: Way['query'] }) {
  const offline = fetchStatus === 'paused'
  const message = offline
    ? 'You are offline. The route will load when you’re back online.'
    : error
      ? failureText(error)
      : noWayText(data?.code ?? 'NoRoute')
  return <ErrorState offline={offline} message={message} retrying={fetchStatus === 'fetching'} onRetry={() => void refetch()} />
}
