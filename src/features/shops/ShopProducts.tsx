import { useLocation } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { useProductList } from '#api/productList.ts'
import { ProductList } from '#components/ProductList.tsx'
import { useQuickAdd } from '#flows/cart/useQuickAdd.ts'
import { changeParams } from '#lib/queryString.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
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

export function ShopProducts({ shop }: { shop: Schemas['Shop'] }) {
  const { search } = useLocation()
  const tab = tabOf(new URLSearchParams(search).get('tab'))
  const products = useProductList({
    shopId: shop._id,
    categories: tab === FOR_YOU ? undefined : tab,
  })
  const addOne = useQuickAdd()
  const everything = { search: changeParams(search, { tab: null }) }
  const tabs = shopTabs.map(({ value, label }) => ({
    value,
    label,
    to: value === FOR_YOU ? everything : { search: changeParams(search, { tab: value }) },
  }))
  return (
    <section aria-labelledby="products">
      <h2 id="products" className={styles.heading}>
        Products
      </h2>
      <Tabs label={`Products of ${shop.shop_name}`} tabs={tabs} value={tab} className={styles.tabs}>
        <ProductList
          query={products}
          onAdd={addOne}
          label={`Products of ${shop.shop_name}`}
          emptyAction={
            tab !== FOR_YOU && (
              <LinkButton to={everything} variant="secondary" preventScrollReset>
                See everything this shop sells
              </LinkButton>
            )
          }
        />
      </Tabs>
    </section>
  )
}
