import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import type { ApiError } from '../../api/error.ts'
import { shopQueries } from '../../api/shops.ts'
import { useToken } from '../../state/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { ShopActions } from './ShopActions.tsx'
import { ShopHeader } from './ShopHeader.tsx'
import { describeShop, ShopMetadata } from './ShopMetadata.tsx'
import { ShopProducts } from './ShopProducts.tsx'
import { ShopSkeleton } from './ShopSkeleton.tsx'

/** Nobody has that handle, or it could be nobody's. */
const isUnknown = (error: ApiError | null) => error?.status === 404 || error?.status === 422

function UnknownShop({ handle }: { handle: string }) {
  const title = `URL /${handle} Not Found`
  return (
    <Page title={title} hideTitle narrow>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={title}
        description="There is no shop and no page at this address."
        tone="mango"
        action={<LinkButton to={paths.home()}>Go to Homepage</LinkButton>}
      />
    </Page>
  )
}

function Shop({ handle }: { handle: string }) {
  const token = useToken()
  // A login changes whom the buyer follows, not the page.
  const query = useQuery({ ...shopQueries.byHandle(handle, token), placeholderData: keepPreviousData })
  const shop = query.data
  if (isUnknown(query.error)) return <UnknownShop handle={handle} />
  return (
    <Page title={shop?.shop_name ?? 'Shop'} hideTitle description={shop && describeShop(shop)}>
      <QueryBoundary query={query} loading={<ShopSkeleton />}>
        {(data) => (
          <>
            <ShopMetadata shop={data} />
            <ShopHeader shop={data} actions={<ShopActions shop={data} handle={handle} fresh={!query.isPlaceholderData} />} />
            <ShopProducts shop={data} />
          </>
        )}
      </QueryBoundary>
    </Page>
  )
}

/** `/:handle`: who a shop is and what it sells. */
export function ShopPage() {
  const { handle = '' } = useParams()
  return <Shop key={handle} handle={handle} />
}
