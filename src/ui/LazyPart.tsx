import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { reloadWhenReachable } from '#lib/reload.ts'
import { useOnline } from '#lib/useOnline.ts'
import { ErrorState } from './ErrorState.tsx'
import { PartBoundary } from './PartBoundary.tsx'

/**
 * In place of a part that could not be loaded. Retry reloads the page, since neither React nor
 * every browser tries a failed import again.
 */
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
   * Shown while the code loads; null for nothing. Without it the screen stays as it is until then, and
   * the part follows a render later: only for what lies over the screen, not for what moves it.
   */
  loading?: ReactNode
  /** Shown when it can't be loaded. */
  failure?: ReactNode
  /** The part, made by React's `lazy`. */
  children: ReactNode
}

/**
 * A part of a screen whose code is loaded on its first render. When it can't be loaded, only this
 * part shows an error.
 */
export function LazyPart({ loading, failure = <NotLoaded />, children }: Props) {
  // Where nothing is shown meanwhile there is no Suspense either: React would replace its fallback,
  // even an empty one, after 300 ms at the earliest. A deferred render waits just for the code.
  const loaded = useDeferredValue(children, null)
  return (
    <PartBoundary failure={failure}>
      {loading === undefined ? loaded : <Suspense fallback={loading}>{children}</Suspense>}
    </PartBoundary>
  )
}
