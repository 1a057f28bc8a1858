import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogQueries } from '#api/catalog.ts'
import { orderQueries } from '#api/orders.ts'
import type { CardProduct } from '#components/ProductCard.tsx'
import { itemsOf } from '#lib/pages.ts'
import { Button } from '#ui/Button.tsx'
import { Stack, Text } from '#ui/Layout.tsx'
import { QueryBoundary, type QueryView } from '#ui/QueryBoundary.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { loadFailed } from '../loadFailed.ts'
import { type ChoosingProps, ProductChoices } from './ProductChoices.tsx'
import styles from './Products.module.css'

/** Products at first, and for each press on 'Show more'; each is fetched by a call. */
const PAGE_SIZE = 8

const loading = <Skeleton shape="block" height="18rem" />

/**
 * As they are sold today, the last ordered first: an order has neither the stock nor today's price.
 * Those that are no longer sold are left out.
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
  const failed = found.find(({ error }) => error && error.status !== 404)
  const settled = found.every(({ data, error }) => data ?? error?.status === 404)
  const query: QueryView<CardProduct[]> = {
    data: ids && settled ? found.flatMap(({ data }) => data ?? []) : undefined,
    error: failed?.error ?? orders.error,
    fetchStatus: failed?.fetchStatus ?? orders.fetchStatus,
    refetch: () => Promise.all([orders.refetch(), ...found.map((one) => one.refetch())]),
  }
  const more = {
    exists: (ids?.length ?? 0) > count || orders.hasNextPage,
    load: () => ((ids?.length ?? 0) > count ? undefined : orders.fetchNextPage()),
    loading: orders.isFetchingNextPage,
  }
  return { query, more }
}

export function OrderedProducts({ userId, ...choosing }: ChoosingProps & { userId: string }) {
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
