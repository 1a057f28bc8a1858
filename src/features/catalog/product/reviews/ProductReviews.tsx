import CaretRightFilled from '@ant-design/icons/CaretRightFilled'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { reviewQueries } from '#api/reviews.ts'
import { shortDate } from '#lib/dates.ts'
import { isEmptyList, itemsOf } from '#lib/pages.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/classNames.ts'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '#ui/Layout.tsx'
import { LazyDialog } from '#ui/LazyDialog.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Rating } from '#ui/Rating.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './ProductReviews.module.css'

const CLAMP_WORDS = 40

const Lightbox = lazy(async () => ({
  default: (await import('../lightbox/Lightbox.tsx')).Lightbox,
}))

export function ReviewItem({ review }: { review: Schemas['Review'] }) {
  const { display_name, display_picture, rating, date, description, gallery } = review
  const [open, setOpen] = useState(false)
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
      {description && (
        <p className={long && !open ? styles.clamped : styles.description}>{description}</p>
      )}
      {long && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show More'}
        </button>
      )}
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

export function ProductReviews({ productId, rating }: { productId: string; rating: number }) {
  const query = useInfiniteQuery(reviewQueries.ofProduct(productId))
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  return (
    <Surface as="section" className={styles.section} aria-labelledby="ratings">
      <Row as="header" wrap gap={4} rowGap={2}>
        <Text as="h2" id="ratings" size="xl">
          Buyer Ratings
        </Text>
        {rating > 0 && <Rating value={rating} form="stars" />}
      </Row>
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
