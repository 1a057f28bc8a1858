import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { orderQueries } from '../../api/orders.ts'
import { useSession } from '../../api/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { InfiniteList } from '../../ui/InfiniteList.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { FilterBanner } from './filter/FilterBanner.tsx'
import { OrderCard } from './card/OrderCard.tsx'
import { OrderSearch } from './filter/OrderSearch.tsx'
import { OrderSkeleton } from './card/OrderSkeleton.tsx'
import styles from './Orders.module.css'
import { OrderTabs } from './filter/OrderTabs.tsx'
import { keyOf } from './statuses.ts'
import { useOrderFilter } from './filter/useOrderFilter.ts'

const skeleton = (
  <div className={styles.list}>
    <OrderSkeleton />
    <OrderSkeleton />
  </div>
)
const none = (
  <EmptyState
    title="No orders here"
    description="What you order from the shops shows up here, with every step on its way to you."
    icon="box"
    action={<LinkButton to={paths.home()}>Browse products</LinkButton>}
  />
)

/** `/profile/:displayName/orders`. */
export function OrdersPage() {
  const { user } = useSession()
  const navigate = useNavigate()
  const { filter, status, term, searchFor, search } = useOrderFilter()
  const query = useInfiniteQuery({ ...orderQueries.ofBuyer(user?._id ?? '', filter), enabled: user !== undefined })
  const found = filter.transaction_id ? query.data?.pages[0]?.items[0] : undefined
  // SHIPPED is a filter without a tab of its own.
  const active = found ? keyOf(found.order_status) : status && status !== 'SHIPPED' ? keyOf(status) : 'all'

  return (
    <Page title="My Orders">
      <OrderSearch key={term} term={term} onSearch={search} />
      <OrderTabs active={active} searchFor={searchFor} />
      {status === 'SHIPPED' && !filter.transaction_id && (
        <FilterBanner onClear={() => void navigate({ search: searchFor(null) }, { preventScrollReset: true })} />
      )}
      <QueryBoundary query={query} loading={skeleton} isEmpty={({ pages }) => pages.every((page) => page.items.length === 0)} empty={none}>
        {({ pages }) => (
          <InfiniteList query={query} loading={<OrderSkeleton />} endText="No more orders to show">
            <ul className={styles.list} aria-label="Orders">
              {pages
                .flatMap((page) => page.items)
                .map((order) => (
                  <li key={order._id}>
                    <OrderCard order={order} />
                  </li>
                ))}
            </ul>
          </InfiniteList>
        )}
      </QueryBoundary>
    </Page>
  )
}
