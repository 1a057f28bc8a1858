import { type ReactNode, useState } from 'react'
import { asFailure } from '#lib/failure.ts'
import { ErrorState } from './ErrorState.tsx'
import { Loading } from './Loading.tsx'
import { PartBoundary } from './PartBoundary.tsx'

/** The part of a query that decides what is shown, for plain and infinite ones. */
export interface QueryView<Data> {
  data: Data | undefined
  error: Error | null
  fetchStatus: 'fetching' | 'paused' | 'idle'
  refetch: () => unknown
  errorUpdateCount?: number
}

interface Props<Data> {
  query: QueryView<Data>
  /** A skeleton of the content's shape. */
  loading: ReactNode
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  /** 'Error: {message}' by default. */
  errorMessage?: (error: Error) => string
  children: (data: Data) => ReactNode
}

/** An `errorMessage` of some screens. */
export const loadFailed = ({ message }: Error): string => `An error has occurred: ${message}`

/** Keeps the last error while a query that has never loaded is refetched: no skeleton flashes. */
function useShownError(
  { error, errorUpdateCount = 0 }: QueryView<unknown>,
  retrying: boolean,
): Error | null {
  const [last, setLast] = useState<Error | null>(error)
  if (error && error !== last) setLast(error)
  // Another query, as by a filter, has not failed yet.
  return error ?? (retrying && errorUpdateCount > 0 ? last : null)
}

/** Rendered inside of the boundary, which catches what `children` throws. */
const Content = <Data,>({ data, children }: { data: Data; children: (data: Data) => ReactNode }) =>
  children(data)

/** Loaded data stays, even when a refresh fails; content that can't be rendered fails alone. */
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
