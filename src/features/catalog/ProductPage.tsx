import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { isOfLastVisit } from '#api/cache/lastVisit.ts'
import { catalogQueries } from '#api/catalog.ts'
import { isMissing } from '#api/http/error.ts'
import { useSession, useUserId } from '#api/session.ts'
import { ScreenSkeleton } from '#components/ScreenSkeleton.tsx'
import { NotFound } from '#ui/NotFound.tsx'
import { Page } from '#ui/Page.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { useWholeScreen } from '#ui/useWholeScreen.ts'
import { describeProduct } from './product/ProductMetadata.tsx'
import { ProductView } from './product/ProductView.tsx'

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
