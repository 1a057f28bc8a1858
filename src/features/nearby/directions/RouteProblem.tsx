import { ErrorState } from '#ui/ErrorState.tsx'
import { failureText, noRouteText } from './routeTexts.ts'
import type { Routes } from './useRoutes.ts'

/** Why no route is shown, with Retry. */
export function RouteProblem({ query: { error, data, fetchStatus, refetch } }: { query: Routes['query'] }) {
  const offline = fetchStatus === 'paused'
  const message = offline
    ? 'You are offline. The route will load when you’re back online.'
    : error
      ? failureText(error)
      : noRouteText(data?.code ?? 'NoRoute')
  return <ErrorState offline={offline} message={message} retrying={fetchStatus === 'fetching'} onRetry={() => void refetch()} />
}
