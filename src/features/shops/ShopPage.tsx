import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { isMissing } from '#api/http/error.ts'
import { useProductList } from '#api/productList.ts'
import { shopQueries } from '#api/shops.ts'
import { ProductList } from '#components/ProductList.tsx'
import { ScreenSkeleton } from '#components/ScreenSkeleton.tsx'
import { useQuickAdd } from '#flows/cart/useQuickAdd.ts'
import { countOf } from '#lib/numbers.ts'
import { itemsOf } from '#lib/pages.ts'
import { changeParams } from '#lib/queryString.ts'
import { useChangeParams } from '#lib/useChangeParams.ts'
import { cut, searchText } from '#lib/visibleText.ts'
import { useToken } from '#state/session.ts'
import { BRAND } from '#ui/brand.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { addressOf, Metadata } from '#ui/Metadata.tsx'
import { NotFound } from '#ui/NotFound.tsx'
import { Page } from '#ui/Page.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { TermField } from '#ui/TermField.tsx'
import { ShopActions } from './ShopActions.tsx'
import { ShopHeader } from './ShopHeader.tsx'
import styles from './ShopPage.module.css'

const FOR_YOU = 'for-you'

/** Each value is sent as the list's `categories`. */
const shopTabs = [
  { value: FOR_YOU, label: 'For You' },
  { value: 'new-arrival', label: 'New Arrival' },
  { value: 'all-products', label: 'All Products' },
  { value: 'top-products', label: 'Top Products' },
  { value: 'food', label: 'Food' },
  { value: 'appliances', label: 'Appliances' },
] as const

type ShopTab = (typeof shopTabs)[number]['value']

const tabOf = (value: string | null): ShopTab =>
  shopTabs.find((tab) => tab.value === value)?.value ?? FOR_YOU

const MAX_TERM = 100

function ShopProducts({ shop }: { shop: Schemas['Shop'] }) {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const tab = tabOf(params.get('tab'))
  const term = searchText(params.get('query') ?? '')
  const products = useProductList({
    shopId: shop._id,
    categories: tab === FOR_YOU ? undefined : tab,
    query: term || undefined,
  })
  const changeAddress = useChangeParams()
  const searchFor = (next: string) => changeAddress({ query: next || null }, { replace: true })
  const addOne = useQuickAdd()
  const everything = { search: changeParams(search, { tab: null }) }
  const tabs = shopTabs.map(({ value, label }) => ({
    value,
    label,
    to: value === FOR_YOU ? everything : { search: changeParams(search, { tab: value }) },
  }))
  return (
    <section aria-labelledby="products">
      <Row wrap justify="between" gap={3} rowGap={1} className={styles.head}>
        <h2 id="products">Products</h2>
        <div className={styles.search}>
          <TermField
            label="Search in this shop"
            maxLength={MAX_TERM}
            term={term}
            onSearch={searchFor}
          />
        </div>
      </Row>
      <p role="status" className="visually-hidden">
        {term &&
          products.data &&
          `${countOf(itemsOf(products.data).length, 'product')}${products.hasNextPage ? ' or more' : ''} found`}
      </p>
      <Tabs label={`Products of ${shop.shop_name}`} tabs={tabs} value={tab} className={styles.tabs}>
        <ProductList
          query={products}
          onAdd={addOne}
          label={`Products of ${shop.shop_name}`}
          emptyAction={
            term ? (
              <Button onClick={() => searchFor('')}>Clear search</Button>
            ) : (
              tab !== FOR_YOU && (
                <LinkButton to={everything} variant="secondary" preventScrollReset>
                  See everything this shop sells
                </LinkButton>
              )
            )
          }
        />
      </Tabs>
    </section>
  )
}

/** A text for search results, up to about 160 characters. */
const describeShop = ({ shop_name, shop_description }: Schemas['Shop']): string =>
  shop_description
    ? cut(shop_description, 160)
    : `See what ${shop_name} sells, and buy from it on ${BRAND}.`

function ShopMetadata({ shop }: { shop: Schemas['Shop'] }) {
  const { shop_name, shop_handle, cover_photo, display_picture, address, geolocation } = shop
  const url = addressOf(shop_handle)
  const picture = cover_photo ?? display_picture
  const image = picture && new URL(picture, url).href
  const description = describeShop(shop)
  const geo = geolocation && { '@type': 'GeoCoordinates', ...geolocation }
  const store = {
    '@type': 'Store',
    name: shop_name,
    description,
    url,
    image: image || undefined,
    address,
    geo,
  }
  return (
    <Metadata
      title={shop_name}
      description={description}
      path={shop_handle}
      image={image}
      data={[store]}
    />
  )
}

function UnknownShop({ handle }: { handle: string }) {
  return (
    <NotFound
      title={`URL /${handle} Not Found`}
      description="There is no shop and no page at this address."
    />
  )
}

function Shop({ handle }: { handle: string }) {
  const token = useToken()
  // After a login it is refetched with the user's follow.
  const query = useQuery({
    ...shopQueries.byHandle(handle, token),
    placeholderData: keepPreviousData,
  })
  const shop = query.data
  if (isMissing(query.error)) return <UnknownShop handle={handle} />
  return (
    <Page title={shop?.shop_name ?? 'Shop'} hideTitle description={shop && describeShop(shop)}>
      <QueryBoundary query={query} loading={<ScreenSkeleton shape="shop" />}>
        {(data) => (
          <>
            <ShopMetadata shop={data} />
            <ShopHeader
              shop={data}
              actions={<ShopActions shop={data} handle={handle} fresh={!query.isPlaceholderData} />}
            />
            <ShopProducts shop={data} />
          </>
        )}
      </QueryBoundary>
    </Page>
  )
}

export function ShopPage() {
  const { handle = '' } = useParams()
  return <Shop key={handle} handle={handle} />
}
