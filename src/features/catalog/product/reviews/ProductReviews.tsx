import CaretRightFilled from '@ant-design/icons/CaretRightFilled'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type CSSProperties, lazy, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { reviewQueries } from '#api/reviews.ts'
import { shortDate } from '#lib/dates.ts'
import { countOf, formatCount } from '#lib/numbers.ts'
import { isEmptyList, itemsOf } from '#lib/pages.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { ClampedText } from '#ui/ClampedText.tsx'
import { classNames } from '#ui/classNames.ts'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '#ui/Layout.tsx'
import { LazyDialog } from '#ui/LazyDialog.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Rating } from '#ui/Rating.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './ProductReviews.module.css'

const CLAMP_WORDS = 40

const Lightbox = lazy(async () => ({
  default: (await import('../lightbox/Lightbox.tsx')).Lightbox,
}))

export function ReviewItem({ review }: { review: Schemas['Review'] }) {
  const { display_name, display_picture, rating, date, description, gallery } = review
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const long = description.trim().split(/\s+/).length > CLAMP_WORDS
  return (
    <Stack as="article" columns={1} align="start" gap={2} className={styles.review}>
      <Row as="header" align="stretch" wrap gap={3} rowGap={0} full>
        <Avatar name={display_name} src={display_picture} size={40} />
        <div className={styles.person}>
          <p className={styles.name}>{display_name}</p>
          <Text as="time" note dateTime={date}>
            {shortDate(date)}
          </Text>
        </div>
        <Rating value={rating} form="stars" />
      </Row>
      {description && <ClampedText text={description} long={long} />}
      {gallery.length > 0 && (
        <Row as="ul" align="stretch" wrap gap={2}>
          {gallery.map((media, index) => (
            <li key={media.url}>
              <button
                type="button"
                className={classNames(styles.media, media.type !== 'image' && styles.clip)}
                aria-label={`Open ${media.type} ${index + 1} of ${gallery.length} by ${display_name}`}
                onClick={() => setEnlarged(index)}
              >
                {media.type === 'image' ? (
                  <img src={media.url} alt="" loading="lazy" />
                ) : (
                  <>
                    <video src={media.url} muted playsInline preload="metadata" />
                    <Icon icon={CaretRightFilled} size={28} className={styles.play} />
                  </>
                )}
              </button>
            </li>
          ))}
        </Row>
      )}
      {enlarged !== null && (
        <LazyDialog onClose={() => setEnlarged(null)}>
          <Lightbox
            name={`the review by ${display_name}`}
            slides={gallery.map(({ url }) => url)}
            category={[]}
            poster={null}
            isClip={(url) => gallery.some((media) => media.url === url && media.type !== 'image')}
            start={enlarged}
            onClose={() => setEnlarged(null)}
          />
        </LazyDialog>
      )}
    </Stack>
  )
}

interface SummaryProps {
  rating: number
  /** Reviews with 1 to 5 stars; the marketplace may leave them out. */
  counts: readonly number[] | undefined
}

/** The mean, the number of reviews, and how their stars spread. */
export function Summary({ rating, counts = [] }: SummaryProps) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0 || counts.length !== 5) return <Rating value={rating} form="stars" />
  return (
    <Row wrap gap={6} rowGap={2} className={styles.summary}>
      <Stack align="center" gap={1}>
        <Text as="span" weight={700} className={styles.mean} aria-hidden>
          {Math.min(rating, 5).toFixed(1)}
        </Text>
        <Rating value={rating} form="stars" figure={false} />
        <Text hint numeric>
          {countOf(total, 'review')}
        </Text>
      </Stack>
      <ul aria-label="Reviews by stars">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0
          const style = { '--share': `${(count / total) * 100}%` } as CSSProperties
          return (
            <Row as="li" key={stars} gap={2} numeric className={styles.spread}>
              {stars}
              <VisuallyHidden>{stars === 1 ? ' star: ' : ' stars: '}</VisuallyHidden>
              <span className={styles.share} style={style} />
              <Text as="span" hint>
                {formatCount(count)}
              </Text>
            </Row>
          )
        })}
      </ul>
    </Row>
  )
}

export function ProductReviews({ productId, rating }: { productId: string; rating: number }) {
  const query = useInfiniteQuery(reviewQueries.ofProduct(productId))
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  return (
    <Surface as="section" className={styles.section} aria-labelledby="ratings">
      <Text as="h2" id="ratings" size="xl">
        Buyer Ratings
      </Text>
      {rating > 0 && <Summary rating={rating} counts={query.data?.pages[0]?.starCounts} />}
      <QueryBoundary
        query={query}
        loading={<Skeleton shape="block" height="7rem" />}
        isEmpty={isEmptyList}
        empty={<p className={styles.empty}>No ratings yet.</p>}
      >
        {(data) => (
          <>
            <ul className={styles.list}>
              {itemsOf(data).map((review) => (
                <li key={review._id}>
                  <ReviewItem review={review} />
                </li>
              ))}
            </ul>
            {isFetchNextPageError && (
              <p role="alert" className={styles.empty}>
                More ratings could not be loaded.
              </p>
            )}
            {hasNextPage && (
              <Button
                variant="secondary"
                loading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                Load More
              </Button>
            )}
          </>
        )}
      </QueryBoundary>
    </Surface>
  )
}
