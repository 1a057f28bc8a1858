import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { isOfLastVisit } from '#api/cache/lastVisit.ts'
import { catalogMutations, catalogQueries } from '#api/catalog.ts'
import type { Schemas } from '#api/contract.ts'
import { isMissing } from '#api/http/error.ts'
import { useSession, useUserId } from '#api/session.ts'
import { ScreenSkeleton } from '#components/ScreenSkeleton.tsx'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { classNames } from '#ui/classNames.ts'
import { Stack, Text } from '#ui/Layout.tsx'
import { NotFound } from '#ui/NotFound.tsx'
import { Page } from '#ui/Page.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { useWholeScreen } from '#ui/useWholeScreen.ts'
import { ProductGallery } from './product/gallery/ProductGallery.tsx'
import { ProductActions } from './product/ProductActions.tsx'
import { Barcode, Categories, ProductFacts } from './product/ProductFacts.tsx'
import { describeProduct, ProductMetadata } from './product/ProductMetadata.tsx'
import { ProductReviews } from './product/reviews/ProductReviews.tsx'
import { ShopCard } from './product/ShopCard.tsx'
import { SimilarProducts } from './product/SimilarProducts.tsx'
import '#components/product.css'
import styles from './product/ProductView.module.css'

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

function ProductView({ product, fresh }: { product: Schemas['Product']; fresh: boolean }) {
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

function UnknownProduct({ message }: { message: string }) {
  return (
    <NotFound
      title="Product not found"
      message={`Error: ${message}`}
      description="It may no longer be sold, or the address was mistyped. Search for it above, or see what the shops around you sell."
      icon={SearchOutlined}
      browse
    />
  )
}

function Product({ id }: { id: string }) {
  const { token, user, error } = useSession()
  const userId = useUserId()
  const whole = useWholeScreen()
  const query = useQuery({
    ...catalogQueries.product(id, userId),
    // Waits for the user, or for the failure to load them, so that it is requested once.
    enabled: token === null || user !== undefined || error !== null,
    // After a login it is refetched with the user's like.
    placeholderData: keepPreviousData,
  })
  const fresh = !query.isPlaceholderData && !isOfLastVisit(query)
  // Of the last visit, or of a visitor: shown only while the request may still succeed.
  const product = query.error && !fresh ? undefined : query.data
  if (query.error && isMissing(query.error)) return <UnknownProduct message={query.error.message} />
  return (
    <Page
      title={product?.product_name ?? 'Product'}
      hideTitle
      // Dear: it is cut between characters.
      description={whole && product ? describeProduct(product) : undefined}
    >
      <QueryBoundary
        query={{ ...query, data: product }}
        loading={<ScreenSkeleton shape="product" />}
      >
        {(loaded) => <ProductView product={loaded} fresh={fresh} />}
      </QueryBoundary>
    </Page>
  )
}

/** `/products/:id`. */
export function ProductPage() {
  const { id = '' } = useParams()
  return <Product key={id} id={id} />
}
