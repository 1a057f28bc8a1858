import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { isMissing } from '#api/http/error.ts'
import { shopQueries } from '#api/shops.ts'
import { useToken } from '#state/session.ts'
import { NotFound } from '#ui/NotFound.tsx'
import { Page } from '#ui/Page.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { ShopActions } from './ShopActions.tsx'
import { ShopHeader } from './ShopHeader.tsx'
import { describeShop, ShopMetadata } from './ShopMetadata.tsx'
import { ShopProducts } from './ShopProducts.tsx'
import { ShopSkeleton } from './ShopSkeleton.tsx'

function UnknownShop({ handle }: { handle: string }) {
  return <NotFound title={`URL /${handle} Not Found`} description="There is no shop and no page at this address." browse />
}

function Shop({ handle }: { handle: string }) {
  const token = useToken()
  // After a login the shop is refetched with the user's follow; until then the page stays.
  const query = useQuery({ ...shopQueries.byHandle(handle, token), placeholderData: keepPreviousData })
  const shop = query.data
  if (isMissing(query.error)) return <UnknownShop handle={handle} />
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

/** `/:handle`: a shop and its products. */
export function ShopPage() {
  const { handle = '' } = useParams()
  return <Shop key={handle} handle={handle} />
}
