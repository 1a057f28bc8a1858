import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { reloadWhenReachable } from '#lib/reload.ts'
import { useOnline } from '#lib/useOnline.ts'
import { ErrorState } from './ErrorState.tsx'
import { PartBoundary } from './PartBoundary.tsx'

/** Retry reloads the page: neither React nor every browser tries a failed import again. */
export function NotLoaded() {
  const online = useOnline()
  const message = online
    ? 'This could not be loaded. Check your connection and try again.'
    : 'You are offline. Try again when you’re back online.'
  return (
    <ErrorState offline={!online} message={message} onRetry={() => void reloadWhenReachable()} />
  )
}

interface Props {
  /**
   * Shown while the code loads; null for nothing. Without it the screen stays as it is until then:
   * only for what lies over the screen, not for what moves it.
   */
  loading?: ReactNode
  failure?: ReactNode
  /** The part, made by React's `lazy`. */
  children: ReactNode
}

/** Its code is loaded on its first render; only this part shows that it can't be. */
export function LazyPart({ loading, failure = <NotLoaded />, children }: Props) {
  // No Suspense where nothing is shown: React would replace its fallback, even an empty one, after
  // 300 ms at the earliest.
  const loaded = useDeferredValue(children, null)
  return (
    <PartBoundary failure={failure}>
      {loading === undefined ? loaded : <Suspense fallback={loading}>{children}</Suspense>}
    </PartBoundary>
  )
}
