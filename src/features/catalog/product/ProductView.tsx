import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { catalogMutations } from '#api/catalog.ts'
import type { Schemas } from '#api/contract.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { classNames } from '#ui/classNames.ts'
import { Stack, Text } from '#ui/Layout.tsx'
import { useWholeScreen } from '#ui/useWholeScreen.ts'
import { ProductGallery } from './gallery/ProductGallery.tsx'
import { ProductActions } from './ProductActions.tsx'
import { Barcode, Categories, ProductFacts } from './ProductFacts.tsx'
import { ProductMetadata } from './ProductMetadata.tsx'
import { ProductReviews } from './reviews/ProductReviews.tsx'
import { ShopCard } from './ShopCard.tsx'
import { SimilarProducts } from './SimilarProducts.tsx'
import '#components/product.css'
import styles from './ProductView.module.css'

/** From this width on the facts have a column of their own, which contains the action bar. */
const IN_COLUMN = '(width >= 64rem)'

/** Counts a view of the product, once; a part of its own, so that the page isn't rendered again. */
function ViewCount({ productId }: { productId: string }) {
  const { mutate: countView } = useMutation(catalogMutations.countView())
  const counted = useRef(false)
  useEffect(() => {
    // A refetch or a login returns the same product again, which is not another view.
    if (counted.current) return
    counted.current = true
    countView(productId)
  }, [productId, countView])
  return null
}

/** The page of a loaded product. */
export function ProductView({ product, fresh }: { product: Schemas['Product']; fresh: boolean }) {
  const whole = useWholeScreen()
  const inColumn = useMediaQuery(IN_COLUMN)
  const actions = <ProductActions product={product} fresh={fresh} />

  return (
    <>
      <ViewCount productId={product._id} />
      <Stack gap={6} className="product-view">
        <ProductGallery product={product} />
        <Stack justify="start" gap={5} shrink className={classNames('product-side', styles.side)}>
          <ProductFacts product={product} />
          {inColumn && actions}
          <ShopCard product={product} />
        </Stack>
        {whole && (
          <div className={styles.below}>
            <ProductMetadata product={product} />
            <div className={styles.about}>
              <Categories slugs={product.category} />
              {product.description && (
                <section aria-labelledby="description">
                  <Text as="h2" id="description" below={2} size="l">
                    Description
                  </Text>
                  <p className={styles.description}>{product.description}</p>
                </section>
              )}
              {product.barcode && <Barcode code={product.barcode} />}
            </div>
            <SimilarProducts product={product} />
            <ProductReviews productId={product._id} rating={product.rating} />
          </div>
        )}
      </Stack>
      {!inColumn && actions}
    </>
  )
}
