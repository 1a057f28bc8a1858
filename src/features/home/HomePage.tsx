import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import ShopOutlined from '@ant-design/icons/ShopOutlined'
import StarOutlined from '@ant-design/icons/StarOutlined'
import TagOutlined from '@ant-design/icons/TagOutlined'
import { lazy, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { useProductList } from '#api/productList.ts'
import { useUserId } from '#api/session.ts'
import { ProductList } from '#components/ProductList.tsx'
import { paths } from '#domain/paths.ts'
import { useQuickAdd } from '#flows/cart/useQuickAdd.ts'
import { changeParams, comingSoonSearch } from '#lib/queryString.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { idle } from '#lib/whenIdle.ts'
import { boughtNothing } from '#state/boughtNothing.ts'
import { useToken } from '#state/session.ts'
import { BRAND } from '#ui/brand.ts'
import { Icon } from '#ui/Icon.tsx'
import { Grid, Row, Text } from '#ui/Layout.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'
import { addressOf, Metadata } from '#ui/Metadata.tsx'
import { Page } from '#ui/Page.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { Banner } from './Banner.tsx'
import styles from './HomePage.module.css'

const tiles = [
  { label: 'Nearest Shop', icon: EnvironmentOutlined, tone: 'green', to: paths.nearby() },
  { label: 'Top Products', icon: StarOutlined, tone: 'mango', to: null },
  { label: 'Top Stores', icon: ShopOutlined, tone: 'blue', to: null },
  { label: 'Top Deals', icon: TagOutlined, tone: 'red', to: null },
] as const

/** Shortcuts without a screen open the coming-soon dialog. */
function Shortcuts() {
  const { search } = useLocation()
  return (
    <ul className={styles.tiles} aria-label="Shortcuts">
      {tiles.map(({ label, icon, tone, to }) => (
        <li key={label}>
          <Row
            as={Link}
            to={to ?? { search: comingSoonSearch(search) }}
            preventScrollReset={to === null}
            surface
            gap={3}
            pad={3}
            tone="ink"
            weight={650}
            plain
            className={styles.tile}
          >
            <Grid as="span" fixed center radius="m" className={styles.icon} data-tone={tone}>
              <Icon icon={icon} size={24} />
            </Grid>
            {label}
          </Row>
        </li>
      ))}
    </ul>
  )
}

const FOR_YOU = 'for-you'

const categoryTabs = [
  { value: FOR_YOU, label: 'For You' },
  { value: 'beverages', label: 'Beverages' },
  { value: 'snacks', label: 'Snacks' },
  { value: 'dairy', label: 'Dairy' },
  { value: 'medicine', label: 'Medicine' },
  { value: 'fresh', label: 'Fresh' },
] as const

/** Not part of a visitor's first screen, and for a user loaded when the browser is idle. */
const BuyAgain = lazy(async () => {
  await idle()
  return { default: (await import('./BuyAgain.tsx')).BuyAgain }
})

const buyAgainSkeleton = <Skeleton className={styles.items} />

const DESCRIPTION =
  'Buy from the shops around you: fresh produce, rice, bread and everything a sari-sari store has.'

const website = () => ({
  '@type': 'WebSite',
  name: BRAND,
  url: addressOf('home'),
  potentialAction: {
    '@type': 'SearchAction',
    target: `${addressOf('discover')}?query={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
})

/** The chosen category is part of the address, so Back restores it. */
export function HomePage() {
  const [params] = useSearchParams()
  const { search } = useLocation()
  const categories = params.get('categories') ?? undefined
  const products = useProductList({ categories }, { asked: true })
  const addOne = useQuickAdd()
  const userId = useUserId()
  const signedIn = useToken() !== null
  // A lower screen ends within the first row of products.
  const tall = useMediaQuery('(height >= 50rem)')
  // Decided before the orders are known, and kept: what arrives late must move nothing.
  const [hasRoom] = useState(() => signedIn && !boughtNothing.read())
  const tabs = categoryTabs.map(({ value, label }) => ({
    value,
    label,
    to: { search: changeParams(search, { categories: value === FOR_YOU ? null : value }) },
  }))
  return (
    <Page title={BRAND} hideTitle description={DESCRIPTION}>
      <Metadata title={BRAND} description={DESCRIPTION} path="home" data={[website()]} />
      <div className={styles.top}>
        <Banner />
        <Shortcuts />
      </div>
      {signedIn && (
        <section className={styles.again} aria-labelledby="buy-again" hidden={!hasRoom}>
          <h2 id="buy-again" className={styles.heading}>
            Buy again
          </h2>
          <LazyPart loading={buyAgainSkeleton}>
            <BuyAgain userId={userId} loading={buyAgainSkeleton} onAdd={addOne} />
          </LazyPart>
        </section>
      )}
      <section aria-labelledby="products">
        <Text as="div" below={3} className={styles.head}>
          <h2 id="products" className={styles.heading}>
            From shops near you
          </h2>
          <Text tone="soft" className={styles.lead}>
            Support local: every peso stays with a neighbor.
          </Text>
        </Text>
        <Tabs
          label="Product categories"
          tabs={tabs}
          value={categories ?? FOR_YOU}
          className={styles.tabs}
        >
          <ProductList query={products} firstRows={tall ? 2 : 1} onAdd={addOne} />
        </Tabs>
      </section>
    </Page>
  )
}
