import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './MessageList.module.css'

export interface Older {
  hasMore: boolean
  failed: boolean
  /** They are loaded on demand only, since the last pages were empty. */
  stuck: boolean
  load: () => Promise<void>
}

/** Distance from the top at which older messages are loaded, px. */
const PRELOAD_PX = 600

export function OlderMessages({
  box,
  older: { hasMore, failed, stuck, load },
}: {
  box: RefObject<HTMLElement | null>
  older: Older
}) {
  const top = useRef<HTMLDivElement>(null)
  const [loading, setLoading] = useState(false)
  const start = async () => {
    if (loading) return
    setLoading(true)
    await load().finally(() => setLoading(false))
  }
  const onNear = useEffectEvent(() => void start())
  const waiting = hasMore && !loading && !failed && !stuck
  useEffect(() => {
    if (!waiting || !top.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
      {
        root: box.current,
        rootMargin: `${PRELOAD_PX}px 0px 0px`,
      },
    )
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [waiting, box])

  return (
    <Row
      ref={top}
      justify="center"
      gap={3}
      hint
      className={styles.older}
      data-more={hasMore || undefined}
      aria-busy={loading}
    >
      {loading && (
        <span className={styles.spinner}>
          <VisuallyHidden>Loading older messages</VisuallyHidden>
        </span>
      )}
      {hasMore && stuck && !failed && !loading && (
        <Button variant="secondary" size="s" onClick={() => void start()}>
          Load more
        </Button>
      )}
      {failed && !loading && (
        <>
          <p>Older messages could not be loaded.</p>
          <Button variant="secondary" size="s" onClick={() => void start()}>
            Retry
          </Button>
        </>
      )}
    </Row>
  )
}
