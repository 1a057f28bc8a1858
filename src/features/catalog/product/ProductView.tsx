import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { catalogMutations } from '#api/catalog.ts'
import type { Schemas } from '#api/contract.ts'
import { reviewQueries } from '#api/reviews.ts'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import { ProductActions } from './ProductActions.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductGallery } from './gallery/ProductGallery.tsx'
import { ProductMetadata } from './ProductMetadata.tsx'
import { ProductReviews } from './reviews/ProductReviews.tsx'
import { ShopCard } from './ShopCard.tsx'
import { SimilarProducts } from './SimilarProducts.tsx'
import styles from './ProductView.module.css'

/** From this width on the facts have a column of their own, which contains the action bar. */
const IN_COLUMN = '(width >= 64rem)'

/** The page of a loaded product. */
export function ProductView({ product, fresh }: { product: Schemas['Product']; fresh: boolean }) {
  const { mutate: countView } = useMutation(catalogMutations.countView())
  const counted = useRef(false)
  useEffect(() => {
    // A refetch or a login returns the same product again, which is not another view.
    if (counted.current) return
    counted.current = true
    countView(product._id)
  }, [product._id, countView])

  // The reviews below share this query, so it is requested once.
  const { data: reviews } = useInfiniteQuery(reviewQueries.ofProduct(product._id))

  const inColumn = useMediaQuery(IN_COLUMN)
  const actions = <ProductActions product={product} fresh={fresh} />

  return (
    <>
      <ProductMetadata
        product={product}
        reviews={reviews?.pages.reduce((sum, page) => sum + page.items.length, 0) ?? 0}
      />
      <div className={styles.view}>
        <ProductGallery product={product} />
        <div className={styles.side}>
          <ProductFacts product={product} />
          {inColumn && actions}
          <ShopCard product={product} />
        </div>
        <div className={styles.below}>
          {product.description && (
            <section aria-labelledby="description">
              <h2 id="description" className={styles.title}>
                Description
              </h2>
              <p className={styles.description}>{product.description}</p>
            </section>
          )}
          <SimilarProducts product={product} />
          <ProductReviews productId={product._id} rating={product.rating} />
        </div>
      </div>
      {!inColumn && actions}
    </>
  )
}
