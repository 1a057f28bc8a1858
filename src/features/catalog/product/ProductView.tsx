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

/** From here on the facts have a column of their own, with the action bar. */
const IN_COLUMN = '(width >= 64rem)'

/** A part of its own, so that the page isn't rendered again. */
function ViewCount({ productId }: { productId: string }) {
  const { mutate: countView } = useMutation(catalogMutations.countView())
  const counted = useRef(false)
  useEffect(() => {
    // A refetch or a login is not another view.
    if (counted.current) return
    counted.current = true
    countView(productId)
  }, [productId, countView])
  return null
}

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
          <Stack columns={1} shrink className={styles.below}>
            <ProductMetadata product={product} />
            <Stack columns={1} gap={5} shrink>
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
            </Stack>
            <SimilarProducts product={product} />
            <ProductReviews productId={product._id} rating={product.rating} />
          </Stack>
        )}
      </Stack>
      {!inColumn && actions}
    </>
  )
}
