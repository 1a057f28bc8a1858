import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import { Row } from './Layout.tsx'
import { SlowNews } from './Loading.tsx'
import { SkeletonGroup } from './Skeleton.tsx'
import { useWholeScreen } from './useWholeScreen.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './InfiniteList.module.css'

/** The part of an infinite query that the list uses. */
export interface InfiniteQuery {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: (options: { cancelRefetch: boolean }) => unknown
}

interface Props {
  query: InfiniteQuery
  /** The next page is loaded only when the user asks for it. */
  stuck?: boolean
  /** More items of the loaded pages are about to be rendered, so its end isn't known yet. */
  partial?: boolean
  /** The items of all loaded pages. */
  children: ReactNode
  /** Skeletons at the end while there is a next page. */
  loading: ReactNode
  /** Distance between items, a CSS length; 1rem by default. */
  gap?: string
  /** Shown and announced after the last page. */
  endText: string
}

/**
 * Distance of the last item below the visible part at which the next page is fetched, px, so that
 * it is loaded before the user reaches it.
 */
const PRELOAD_PX = 600

/**
 * A list that fetches its next page when its end comes into view, of the screen or of the element
 * around it that scrolls (`data-scroller`). A page that fails shows Retry in its place. A `stuck`
 * list waits for 'Load more'.
 */
export function InfiniteList({
  query,
  stuck = false,
  partial = false,
  children,
  loading,
  gap,
  endText,
}: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  /** The element after the last item. */
  const end = useRef<HTMLDivElement>(null)
  const whole = useWholeScreen() && !partial
  const waiting = whole && hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !stuck

  useEffect(() => {
    const target = end.current
    if (!waiting || !target) return
    let observing = true
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        // Scrolled out of view and back before the query rerenders, it would request the page
        // twice.
        observer.disconnect()
        // A refetch of the whole list is not cancelled.
        await fetchNextPage({ cancelRefetch: false })
        if (observing) observer.observe(target)
      },
      // The margin extends the root only: with the viewport as the root, a scrolling element inside
      // would clip it.
      { root: target.closest('[data-scroller]'), rootMargin: `0px 0px ${PRELOAD_PX}px` },
    )
    observer.observe(target)
    return () => {
      observing = false
      observer.disconnect()
    }
  }, [waiting, fetchNextPage])

  if (!whole) return <>{children}</>
  return (
    <>
      {children}
      {loading && (waiting || isFetchingNextPage) && (
        <SkeletonGroup
          ref={end}
          still={waiting}
          className={styles.loading}
          style={{ marginTop: gap }}
        >
          {loading}
        </SkeletonGroup>
      )}
      <Row
        ref={loading ? undefined : end}
        wrap
        justify="center"
        gap={3}
        note
        className={styles.bottom}
        aria-live="polite"
        aria-busy={isFetchingNextPage}
      >
        {isFetchingNextPage && (
          <>
            <VisuallyHidden>Loading...</VisuallyHidden>
            <SlowNews onRetry={() => void fetchNextPage({ cancelRefetch: true })} />
          </>
        )}
        {!isFetchingNextPage && isFetchNextPageError && (
          <>
            <p>We couldn’t load more.</p>
            <Button
              variant="secondary"
              size="s"
              onClick={() => void fetchNextPage({ cancelRefetch: false })}
            >
              Retry
            </Button>
          </>
        )}
        {hasNextPage && stuck && !isFetchingNextPage && !isFetchNextPageError && (
          <Button
            variant="secondary"
            size="s"
            onClick={() => void fetchNextPage({ cancelRefetch: false })}
          >
            Load more
          </Button>
        )}
        {!hasNextPage && !isFetchNextPageError && <p>{endText}</p>}
      </Row>
    </>
  )
}
