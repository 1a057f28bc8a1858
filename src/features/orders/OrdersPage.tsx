import InboxOutlined from '@ant-design/icons/InboxOutlined'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { orderQueries } from '#api/orders.ts'
import { useSession } from '#api/session.ts'
import { orderNumber } from '#domain/orderNumber.ts'
import { paths } from '#domain/paths.ts'
import { PayNowWaiting } from '#flows/checkout/payment/PayNow.tsx'
import { itemsOf } from '#lib/pages.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Chip } from '#ui/Chip.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Row } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Page } from '#ui/Page.tsx'
import { NothingFound } from './filter/NothingFound.tsx'
import { OrderSearch } from './filter/OrderSearch.tsx'
import { OrderTabs } from './filter/OrderTabs.tsx'
import { useOrderFilter } from './filter/useOrderFilter.ts'
import { type ChosenAction, OrderDialogs } from './OrderDialogs.tsx'
import { OrderList } from './OrderList.tsx'
import { keyOf } from './statuses.ts'

/** SHIPPED has no tab. */
function FilterBanner({ onClear }: { onClear: () => void }) {
  return (
    <Row wrap gap={2} above={4} tone="soft" role="status">
      <span>Showing only</span>
      <Chip onRemove={onClear} removeLabel="Clear the Shipped filter">
        Shipped
      </Chip>
      <span>orders, which are out for delivery.</span>
    </Row>
  )
}

const noOrders = (
  <EmptyState
    title="No orders here"
    description="Your orders will show here, with every step from the shop to you."
    icon={InboxOutlined}
    action={<LinkButton to={paths.home()}>Browse products</LinkButton>}
  />
)

/** `/profile/:displayName/orders` */
export function OrdersPage() {
  const { user } = useSession()
  const navigate = useNavigate()
  const phone = useMediaQuery('(width < 48rem)')
  const { filter, status, term, searchFor, search } = useOrderFilter()
  const query = useInfiniteQuery({
    ...orderQueries.ofBuyer(user?._id ?? '', filter ?? {}),
    enabled: user !== undefined && filter !== null,
  })
  const [chosen, setChosen] = useState<ChosenAction | null>(null)
  const [first] = itemsOf(query.data)
  const { transaction_id, number } = filter ?? {}
  const found = first && (transaction_id || orderNumber(first._id) === number) ? first : undefined
  // SHIPPED is a filter without a tab.
  const active = found
    ? keyOf(found.order_status)
    : status && status !== 'SHIPPED'
      ? keyOf(status)
      : 'all'
  const nothingFound = (
    <NothingFound term={term} status={filter?.status} onClear={() => search('')} />
  )

  return (
    // On a phone the button above says so.
    <Page title="My Orders" hideTitle={phone}>
      <AntdProvider>
        <OrderSearch term={term} onSearch={search} />
        <OrderTabs active={active} searchFor={searchFor}>
          {filter?.status === 'SHIPPED' && (
            <FilterBanner
              onClear={() =>
                void navigate({ search: searchFor(null) }, { preventScrollReset: true })
              }
            />
          )}
          {filter ? (
            <OrderList
              key={JSON.stringify(filter)}
              query={query}
              empty={term ? nothingFound : noOrders}
              onAction={(order, action) => setChosen({ order, action })}
            />
          ) : (
            nothingFound
          )}
        </OrderTabs>
        <PayNowWaiting />
        <OrderDialogs chosen={chosen} onClose={() => setChosen(null)} />
      </AntdProvider>
    </Page>
  )
}
