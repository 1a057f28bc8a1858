import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import { Row } from './Layout.tsx'
import { SlowNews } from './Loading.tsx'
import { SkeletonGroup } from './Skeleton.tsx'
import { useWholeScreen } from './useWholeScreen.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './InfiniteList.module.css'

export interface InfiniteQuery {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: (options: { cancelRefetch: boolean }) => unknown
}

interface Props {
  query: InfiniteQuery
  /** Only the user loads the next page. */
  stuck?: boolean
  /** More items are about to be rendered. */
  partial?: boolean
  children: ReactNode
  /** Skeletons, shown while there is a next page. */
  loading: ReactNode
  /** A CSS length; 1rem by default. */
  gap?: string
  endText: string
}

/** Distance below the visible part, px: the next page is fetched before the user reaches it. */
const PRELOAD_PX = 600

/**
 * Fetches the next page when its end comes into view, of the screen or of its `data-scroller`. A
 * page that fails shows Retry; a `stuck` list waits for 'Load more'.
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
        // Out of view and back before the query rerenders would request the page twice.
        observer.disconnect()
        // A refetch of the whole list is not cancelled.
        await fetchNextPage({ cancelRefetch: false })
        if (observing) observer.observe(target)
      },
      // With the viewport as the root, a scrolling element would clip the margin.
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
        {!isFetchingNextPage && isFetchNextPageError && <p>We couldn’t load more.</p>}
        {!isFetchingNextPage && (isFetchNextPageError || (hasNextPage && stuck)) && (
          <Button
            variant="secondary"
            size="s"
            onClick={() => void fetchNextPage({ cancelRefetch: false })}
          >
            {isFetchNextPageError ? 'Retry' : 'Load more'}
          </Button>
        )}
        {!hasNextPage && !isFetchNextPageError && <p>{endText}</p>}
      </Row>
    </>
  )
}
