import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import styles from './InfiniteList.module.css'
import { SkeletonGroup } from './Skeleton.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** The part of an infinite query that the list uses. */
export interface InfiniteQuery {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
  /** What is shown is from the last visit: where the list ends is not known yet. */
  isPlaceholderData?: boolean
}

interface Props {
  query: InfiniteQuery
  /** The next page is loaded only when the user asks for it. */
  stuck?: boolean
  /** The items of all loaded pages. */
  children: ReactNode
  /** Skeletons at the end while there is a next page. */
  loading: ReactNode
  /** Distance between items, a CSS length; 1rem by default. */
  gap?: string
  /** Shown and announced after the last page. */
  endText: string
}

/** Distance of the last item below the visible part at which the next page is fetched, px, so that it has come before the user is there. */
const AHEAD = 600

/**
 * A list that fetches its next page when its end comes into view, of the screen or of the element around it that scrolls
 * (`data-scroller`). A page that fails shows Retry in its place; a list that might go on without end waits for 'Load more'.
 */
export function InfiniteList({ query, stuck = false, children, loading, gap, endText }: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, isPlaceholderData = false } = query
  /** What begins where the items end. */
  const end = useRef<HTMLDivElement>(null)
  const waiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !stuck

  useEffect(() => {
    if (!waiting || !end.current) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && void fetchNextPage(), {
      // A margin applies to the root only: with the screen as the root, an element that scrolls would cut it off.
      root: end.current.closest('[data-scroller]'),
      rootMargin: `0px 0px ${AHEAD}px`,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [waiting, fetchNextPage])

  return (
    <>
      {children}
      {loading && (waiting || isFetchingNextPage) && (
        <SkeletonGroup ref={end} still={waiting} className={styles.loading} style={{ marginTop: gap }}>
          {loading}
        </SkeletonGroup>
      )}
      <div ref={loading ? undefined : end} className={styles.bottom} aria-live="polite" aria-busy={isFetchingNextPage}>
        {isFetchingNextPage && <VisuallyHidden>Loading...</VisuallyHidden>}
        {!isFetchingNextPage && isFetchNextPageError && (
          <>
            <p>The rest could not be loaded.</p>
            <Button variant="secondary" size="s" icon="refresh" onClick={() => void fetchNextPage()}>
              Retry
            </Button>
          </>
        )}
        {hasNextPage && stuck && !isFetchingNextPage && !isFetchNextPageError && (
          <Button variant="secondary" size="s" onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        )}
        {!hasNextPage && !isFetchNextPageError && !isPlaceholderData && <p>{endText}</p>}
      </div>
    </>
  )
}
