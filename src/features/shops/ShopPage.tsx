import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { ApiError } from '../../api/error.ts'
import { useProductList } from '../../api/productList.ts'
import { shopQueries } from '../../api/shops.ts'
import { ProductGridSkeleton } from '../../components/ProductGrid.tsx'
import { ProductList } from '../../components/ProductList.tsx'
import { useToken } from '../../state/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ShopHeader } from './ShopHeader.tsx'
import styles from './ShopPage.module.css'

/** A shop by its handle: who it is and what it sells. */
export function ShopPage() {
  const { handle = '' } = useParams()
  const token = useToken()
  const shop = useQuery(shopQueries.byHandle(handle, token))
  const products = useProductList({ shopId: shop.data?._id }, shop.isSuccess)
  if (isUnknown(shop.error)) return <UnknownShop handle={handle} />
  return (
    <Page key={handle} title={shop.data?.shop_name ?? 'Shop'} hideTitle>
      <QueryBoundary query={shop} loading={<ShopSkeleton />}>
        {(data) => (
          <>
            <ShopHeader shop={data} />
            <h2 className={styles.heading}>Products</h2>
            <ProductList query={products} label={`Products of ${data.shop_name}`} />
          </>
        )}
      </QueryBoundary>
    </Page>
  )
}

/** Nobody has that handle, or it could be nobody's. */
const isUnknown = (error: ApiError | null) => error?.status === 404 || error?.status === 422

function UnknownShop({ handle }: { handle: string }) {
  const title = `URL /${handle} Not Found`
  return (
    <Page key={handle} title={title} hideTitle narrow>
      <EmptyState title={title} description="There is no shop and no page at this address." tone="mango" action={<LinkButton to="/home">Go to Homepage</LinkButton>} />
    </Page>
  )
}

function ShopSkeleton() {
  return (
    <>
      <Skeleton shape="block" className={styles.cover} />
      <div className={styles.about}>
        <Skeleton shape="circle" width="6rem" />
        <Skeleton width="12rem" height="2rem" />
      </div>
      <ProductGridSkeleton />
    </>
  )
}
