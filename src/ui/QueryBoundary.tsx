import { type ReactNode, useState } from 'react'
import { asFailure } from '#lib/failure.ts'
import { ErrorState } from './ErrorState.tsx'
import { Loading } from './Loading.tsx'
import { PartBoundary } from './PartBoundary.tsx'

/**
 * The part of a react-query result that decides what is shown; results of plain and of infinite
 * queries fit.
 */
export interface QueryView<Data> {
  data: Data | undefined
  error: Error | null
  fetchStatus: 'fetching' | 'paused' | 'idle'
  refetch: () => unknown
  /** How often it has failed. */
  errorUpdateCount?: number
}

interface Props<Data> {
  query: QueryView<Data>
  /** A skeleton of the same shape as the content. */
  loading: ReactNode
  /** Shown when `isEmpty` returns true. */
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  /** Text for a failure; 'Error: {message}' by default. */
  errorMessage?: (error: Error) => string
  children: (data: Data) => ReactNode
}

/**
 * The error to show. While a query that has never loaded is refetched, react-query has no error:
 * the last one stays, so that a refetch by an event doesn't flash the skeleton.
 */
function useShownError(
  { error, errorUpdateCount = 0 }: QueryView<unknown>,
  retrying: boolean,
): Error | null {
  const [last, setLast] = useState<Error | null>(error)
  if (error && error !== last) setLast(error)
  // Another query, as after a change of the filter, has not failed yet.
  return error ?? (retrying && errorUpdateCount > 0 ? last : null)
}

/**
 * Renders the content inside of the boundary, so that it catches what `children` throws as well.
 */
const Content = <Data,>({ data, children }: { data: Data; children: (data: Data) => ReactNode }) =>
  children(data)

/**
 * Shows the loading, error, empty or loaded state of a query. Loaded data stays on the screen, even
 * when a refresh fails. Content that can't be rendered is an error of this part only.
 */
export function QueryBoundary<Data>({
  query,
  loading,
  empty,
  isEmpty,
  errorMessage = (error) => `Error: ${error.message}`,
  children,
}: Props<Data>) {
  const { data, fetchStatus, refetch } = query
  const isLoaded = data !== undefined
  const retrying = isLoaded || fetchStatus === 'fetching'
  const error = useShownError(query, retrying)
  const retry = () => void refetch()
  if (isLoaded)
    return (
      <PartBoundary onRetry={retry} resetBy={data}>
        <Content data={data}>
          {(loaded) => (empty !== undefined && isEmpty?.(loaded) ? empty : children(loaded))}
        </Content>
      </PartBoundary>
    )
  if (fetchStatus === 'paused')
    return (
      <ErrorState
        offline
        message="You are offline. This will load when you’re back online."
        onRetry={retry}
      />
    )
  if (error)
    return (
      <ErrorState message={errorMessage(asFailure(error))} retrying={retrying} onRetry={retry} />
    )
  return <Loading>{loading}</Loading>
}
