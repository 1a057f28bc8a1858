import { useInfiniteQuery } from '@tanstack/react-query'
import { reviewQueries } from '#api/reviews.ts'
import { isEmptyList, itemsOf } from '#lib/pages.ts'
import { Button } from '#ui/Button.tsx'
import { Row, Surface, Text } from '#ui/Layout.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Rating } from '#ui/Rating.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ReviewItem } from './ReviewItem.tsx'
import styles from './ProductReviews.module.css'

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
