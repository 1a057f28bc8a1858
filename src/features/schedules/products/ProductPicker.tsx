import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { Segmented, Checkbox } from 'antd'
import { useState } from 'react'
import { catalogQueries } from '#api/catalog.ts'
import { favouriteQueries } from '#api/favourites.ts'
import { isMissing } from '#api/http/error.ts'
import { joinQueries } from '#api/joinQueries.ts'
import { orderQueries } from '#api/orders.ts'
import { useProductList } from '#api/productList.ts'
import { type CardProduct, ProductCard } from '#components/ProductCard.tsx'
import { formatMoney, roundMoney } from '#domain/money.ts'
import { countOf } from '#lib/numbers.ts'
import { isEmptyList, itemsOf } from '#lib/pages.ts'
import { useDebounced } from '#lib/useDebounced.ts'
import { searchText } from '#lib/visibleText.ts'
import { useAnnouncedChange } from '#ui/announcement.ts'
import { Button } from '#ui/Button.tsx'
import { InfiniteList } from '#ui/InfiniteList.tsx'
import { Stack, Text, Row } from '#ui/Layout.tsx'
import { QuantityStepper } from '#ui/QuantityStepper.tsx'
import { loadFailed, QueryBoundary } from '#ui/QueryBoundary.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { Choices } from './useChoices.ts'
import styles from './Products.module.css'

interface ChoosingProps {
  choices: Choices
  added: ReadonlySet<string>
  disabled: boolean
  /** 0 removes the product from the choice. */
  onChoose: (product: CardProduct, quantity: number) => void
}

interface ChoicesProps extends ChoosingProps {
  label: string
  products: readonly CardProduct[]
}

function ProductChoices({ label, products, choices, added, disabled, onChoose }: ChoicesProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {products.map((product) => {
        const { _id, product_name, price, stocks } = product
        const quantity = choices.get(_id)?.quantity ?? 0
        return (
          <Stack as="li" key={_id} surface border justify="start">
            <ProductCard product={product} level={4} scheduled />
            {added.has(_id) ? (
              <Row as="p" tone="green-strong" size="s" weight={650} className={styles.choice}>
                On the list
              </Row>
            ) : (
              <Row wrap align="start" justify="between" size="s" className={styles.choice}>
                <Checkbox
                  checked={quantity > 0}
                  disabled={disabled || stocks === 0}
                  onChange={(event) => onChoose(product, event.target.checked ? 1 : 0)}
                >
                  <span aria-hidden>{quantity > 0 ? 'Added' : 'Add'}</span>
                  <span className="visually-hidden">Add {product_name}</span>
                </Checkbox>
                {quantity > 0 && (
                  <QuantityStepper
                    label={product_name}
                    value={quantity}
                    max={stocks}
                    price={price}
                    disabled={disabled}
                    onChange={(next) => onChoose(product, next)}
                  />
                )}
              </Row>
            )}
          </Stack>
        )
      })}
    </ul>
  )
}

/** Products shown at first, and for each press on 'Show more'; each is fetched by a call. */
const PAGE_SIZE = 8

const loading = <Skeleton shape="block" height="18rem" />

/**
 * Products as they are sold today, the last ordered first: an order has neither the stock nor
 * today's price. Those that are no longer sold are left out.
 */
function useOrdered(userId: string, count: number) {
  const orders = useInfiniteQuery(orderQueries.ofBuyer(userId, {}))
  const ids = orders.data && [
    ...new Set(
      itemsOf(orders.data).flatMap(({ products }) => products.map(({ product }) => product._id)),
    ),
  ]
  const found = useQueries({
    queries: (ids ?? []).slice(0, count).map((id) => catalogQueries.product(id, userId)),
  })
  const settled = found.every(({ data, error }) => data ?? isMissing(error))
  const products: CardProduct[] | undefined =
    ids && settled ? found.flatMap(({ data }) => data ?? []) : undefined
  const query = joinQueries(products, orders, found)
  const more = {
    exists: (ids?.length ?? 0) > count || orders.hasNextPage,
    load: () => ((ids?.length ?? 0) > count ? undefined : orders.fetchNextPage()),
    loading: orders.isFetchingNextPage,
  }
  return { query, more }
}

function OrderedProducts({ userId, ...choosing }: ChoosingProps & { userId: string }) {
  const [count, setCount] = useState(PAGE_SIZE)
  const { query, more } = useOrdered(userId, count)
  // They stay while further ones are fetched.
  const [shown, setShown] = useState(query.data)
  if (query.data && query.data.length !== shown?.length) setShown(query.data)
  const products = query.data ?? shown
  return (
    <Stack as="section" gap={3} shrink aria-labelledby="ordered">
      <Text as="h3" id="ordered" size="m">
        From your past orders
      </Text>
      <QueryBoundary
        query={{ ...query, data: products }}
        loading={loading}
        errorMessage={loadFailed}
        isEmpty={(all) => all.length === 0 && !more.exists}
        empty={<p className={styles.none}>Products you order will show here.</p>}
      >
        {(all) => (
          <>
            <ProductChoices {...choosing} label="Products you have ordered" products={all} />
            {more.exists && (
              <Button
                variant="secondary"
                size="s"
                className={styles.more}
                loading={more.loading || (query.data === undefined && query.error === null)}
                onClick={() => {
                  if (query.error) return void query.refetch()
                  setCount(count + PAGE_SIZE)
                  void more.load()
                }}
              >
                Show more
              </Button>
            )}
          </>
        )}
      </QueryBoundary>
    </Stack>
  )
}

interface LikedProductsProps extends ChoosingProps {
  userId: string
  onSearch: () => void
}

function LikedProducts({ userId, onSearch, ...choosing }: LikedProductsProps) {
  const query = useQuery(favouriteQueries.all(userId))
  return (
    <Stack as="section" gap={3} shrink aria-labelledby="likes">
      <Text as="h3" id="likes" size="m">
        From your likes
      </Text>
      <QueryBoundary
        query={query}
        loading={loading}
        errorMessage={loadFailed}
        isEmpty={(all) => all.length === 0}
        empty={
          <div className={styles.none}>
            <p>You have no items in favourites</p>
            <Button variant="secondary" size="s" onClick={onSearch}>
              Find products
            </Button>
          </div>
        }
      >
        {(all) => (
          <ProductChoices
            {...choosing}
            label="Products you like"
            products={all.map(({ product, shop }) => ({ ...product, shop }))}
          />
        )}
      </QueryBoundary>
    </Stack>
  )
}

/** Pause before a search, ms: the marketplace stores each term as a recent search. */
const DEBOUNCE_MS = 500
const MAX_TERM = 100

/** Shows the products of the home page without a term. */
function FoundProducts(choosing: ChoosingProps) {
  const [text, setText] = useState('')
  const term = useDebounced(searchText(text), DEBOUNCE_MS)
  const query = useProductList({ query: term || undefined })
  return (
    <Stack as="section" gap={3} shrink aria-labelledby="find">
      <h3 id="find" className="visually-hidden">
        Find products
      </h3>
      <SearchField
        label="Search products"
        placeholder="Search products and shops"
        maxLength={MAX_TERM}
        value={text}
        onChange={setText}
      />
      <QueryBoundary
        query={query}
        loading={loading}
        errorMessage={loadFailed}
        isEmpty={isEmptyList}
        empty={<p className={styles.none}>No products match “{term}”.</p>}
      >
        {(data) => (
          <InfiniteList query={query} stuck loading={null} endText="No More Products to Show">
            <ProductChoices {...choosing} label="Products found" products={itemsOf(data)} />
          </InfiniteList>
        )}
      </QueryBoundary>
    </Stack>
  )
}

type Source = 'likes' | 'orders' | 'search'

const sources: { value: Source; label: string }[] = [
  { value: 'likes', label: 'Favourites' },
  { value: 'orders', label: 'Past orders' },
  { value: 'search', label: 'Search' },
]

/** At today's prices; it is beside the dialog's buttons. */
export function chosenText(choices: Choices): string {
  if (choices.size === 0) return 'Nothing chosen yet'
  const total = Array.from(choices.values()).reduce(
    (sum, { product, quantity }) => sum + product.price * quantity,
    0,
  )
  return `${countOf(choices.size, 'product')} chosen · ${formatMoney(roundMoney(total))}`
}

interface Props extends ChoosingProps {
  userId: string
}

/** Offers the user's likes, past orders, and all shops. A choice stays when its source is left. */
export function ProductPicker({ userId, ...choosing }: Props) {
  const [source, setSource] = useState<Source>('likes')
  useAnnouncedChange('This list', chosenText(choosing.choices))
  return (
    <Stack columns={1} gap={4} shrink>
      <Segmented<Source>
        block
        aria-label="Choose from"
        options={sources}
        value={source}
        onChange={setSource}
      />
      {source === 'likes' && (
        <LikedProducts {...choosing} userId={userId} onSearch={() => setSource('search')} />
      )}
      {source === 'orders' && <OrderedProducts {...choosing} userId={userId} />}
      {source === 'search' && <FoundProducts {...choosing} />}
    </Stack>
  )
}
