import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { reloadWhenReachable } from '#lib/reload.ts'
import { ErrorState } from './ErrorState.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import { useOnline } from './useOnline.ts'

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
  /** Shown while the code loads; without it, what is on the screen stays as it is until then. */
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
  // Without anything to show meanwhile there is no Suspense either: React replaces its fallback, even
  // an empty one, after 300 ms at the earliest. A deferred render waits just for the code.
  const shown = useDeferredValue(true, false)
  return (
    <PartBoundary failure={failure}>
      {loading === undefined ? (
        shown && children
      ) : (
        <Suspense fallback={loading}>{children}</Suspense>
      )}
    </PartBoundary>
  )
}
