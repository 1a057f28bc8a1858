import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined'
import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useHref, useParams } from 'react-router-dom'
import { isOfLastVisit } from '#api/cache/lastVisit.ts'
import { catalogMutations, catalogQueries } from '#api/catalog.ts'
import type { Schemas } from '#api/contract.ts'
import { isMissing } from '#api/http/error.ts'
import { useSession, useUserId } from '#api/session.ts'
import { ScreenSkeleton } from '#components/ScreenSkeleton.tsx'
import { paths } from '#domain/paths.ts'
import { ChatButton } from '#flows/chat/ChatButton.tsx'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { useChatButton } from '#state/chatRequest.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/classNames.ts'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { NotFound } from '#ui/NotFound.tsx'
import '#components/product.css'
import { Page } from '#ui/Page.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { useWholeScreen } from '#ui/useWholeScreen.ts'
import { ProductGallery } from './product/gallery/ProductGallery.tsx'
import { ProductActions } from './product/ProductActions.tsx'
import { Barcode, Categories, ProductFacts } from './product/ProductFacts.tsx'
import { describeProduct, ProductMetadata } from './product/ProductMetadata.tsx'
import { ProductReviews } from './product/reviews/ProductReviews.tsx'
import { SimilarProducts } from './product/SimilarProducts.tsx'
import styles from './product/ProductView.module.css'

/** Fixed by the specification: the app has no distance here. */
const DISTANCE = '8.9km away'

function ShopCard({
  product: { _id, shop },
}: {
  product: Pick<Schemas['Product'], '_id' | 'shop'>
}) {
  const address = new URL(useHref(paths.product(_id)), globalThis.location.origin).href
  const ask = useChatButton(shop._id, address)
  return (
    <Row as="section" surface wrap gap={3} pad={4} aria-label="Sold by">
      <Avatar name={shop.shop_name} src={shop.display_picture} size={52} />
      <div className={styles.text}>
        <Link to={paths.shop(shop.shop_handle)} className={styles.name}>
          {shop.shop_name}
        </Link>
        <Row as="p" gap={1} note>
          <Icon icon={EnvironmentOutlined} size={16} />
          {DISTANCE}
        </Row>
      </div>
      <ChatButton shop={shop} variant="secondary" />
      <Button
        variant="quiet"
        size="s"
        icon={InfoCircleOutlined}
        className={styles.ask}
        loading={ask.opening}
        onClick={ask.open}
      >
        Ask about this product
      </Button>
    </Row>
  )
}

/** From this width on the facts have a column of their own, with the action bar. */
const IN_COLUMN = '(width >= 64rem)'

/** A description of at most so many characters fits into that column on one screen. */
const SHORT = 280

/** Counts a view in a part of its own, so that the page isn't rendered again. */
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
  const soldOut = product.stocks === 0
  const isBeside = inColumn && !soldOut && (product.description?.length ?? 0) <= SHORT
  const similar = whole && <SimilarProducts product={product} />
  const about = (
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
  )

  return (
    <>
      <ViewCount productId={product._id} />
      <Stack gap={6} className="product-view">
        <ProductGallery product={product} />
        <Stack
          justify="start"
          gap={5}
          shrink
          className={classNames('product-side', !soldOut && styles.side)}
        >
          <ProductFacts product={product} />
          {inColumn && actions}
          {soldOut && similar}
          <ShopCard product={product} />
          {whole && isBeside && about}
        </Stack>
        {whole && (
          <Stack columns={1} shrink className={styles.below}>
            <ProductMetadata product={product} />
            {!isBeside && about}
            {!soldOut && similar}
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
  // Data of the last visit, or of a visitor, is shown only while the request may still succeed.
  const product = query.error && !fresh ? undefined : query.data
  if (query.error && isMissing(query.error)) return <UnknownProduct message={query.error.message} />
  return (
    <Page
      title={product?.product_name ?? 'Product'}
      hideTitle
      // It is dear: the text is cut between characters.
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

export function ProductPage() {
  const { id = '' } = useParams()
  return <Product key={id} id={id} />
}
