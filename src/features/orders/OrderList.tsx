import SearchOutlined from '@ant-design/icons/SearchOutlined'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Schemas } from '#api/contract.ts'
import type { ApiError } from '#api/http/error.ts'
import { ScreenSkeleton } from '#components/ScreenSkeleton.tsx'
import { isEmptyList, isStuck, itemsOf } from '#lib/pages.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { InfiniteList } from '#ui/InfiniteList.tsx'
import { LongList } from '#ui/LongList.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { FoldableOrderCard } from './card/FoldableOrderCard.tsx'
import { OrderCard } from './card/OrderCard.tsx'
import type { OrderAction } from './OrderDialogs.tsx'
import { labelOf, type StatusFilter } from './statuses.ts'
import styles from './Orders.module.css'

export function NothingFound({
  term,
  status,
  onClear,
}: {
  term: string
  status: StatusFilter | undefined
  onClear: () => void
}) {
  const where = status ? `${status === 'SHIPPED' ? 'Shipped' : labelOf(status)} orders` : 'orders'
  return (
    <EmptyState
      title="No orders found"
      description={`None of your ${where} match “${term}”. Search by order ID, shop name or product name.`}
      icon={SearchOutlined}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear search
        </Button>
      }
    />
  )
}

const skeleton = <ScreenSkeleton shape="orderList" />

interface Props {
  query: UseInfiniteQueryResult<InfiniteData<Schemas['OrderPage']>, ApiError>
  empty: ReactNode
  onAction: (order: Schemas['Order'], action: OrderAction) => void
}

export function OrderList({ query, empty, onAction }: Props) {
  const printed = useMediaQuery('print')
  return (
    <QueryBoundary query={query} loading={skeleton} isEmpty={isEmptyList} empty={empty}>
      {(data) => {
        const orders = itemsOf(data)
        // Paper can't be pressed.
        const Card = orders.length > 1 && !printed ? FoldableOrderCard : OrderCard
        return (
          <InfiniteList
            query={query}
            stuck={isStuck(data)}
            loading={skeleton}
            endText="No more orders to show"
          >
            <LongList
              label="Orders"
              className={styles.list}
              items={orders}
              more={query.hasNextPage}
            >
              {(order) => <Card order={order} onAction={(action) => onAction(order, action)} />}
            </LongList>
          </InfiniteList>
        )
      }}
    </QueryBoundary>
  )
}
