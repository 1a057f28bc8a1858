import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert } from 'antd'
import type { Schemas } from '#api/contract.ts'
import { latestOrders } from '#api/orders.ts'
import { formatMoney } from '#domain/money.ts'
import { readExtraOrders } from '#flows/checkout/findOrder.ts'
import type { AttemptStore } from '#flows/checkout/store.ts'
import { useCancelOrder } from '#flows/orders/useCancelOrder.ts'
import { Button } from '#ui/Button.tsx'
import { Row, Text } from '#ui/Layout.tsx'
import styles from './ExtraOrders.module.css'

function ExtraOrder({ order }: { order: Schemas['Order'] }) {
  const { cancel, cancelling } = useCancelOrder(order._id)
  return (
    <Row as="li" wrap gap={3} rowGap={1} justify="between">
      <span>
        {order.shop.shop_name} · {formatMoney(order.total_price)}
      </span>
      <Button
        size="s"
        variant="secondary"
        loading={cancelling}
        aria-label={`Cancel the extra order from ${order.shop.shop_name}`}
        onClick={() => cancel('The order was placed twice by mistake')}
      >
        Cancel this one
      </Button>
    </Row>
  )
}

/** Orders of an attempt that were placed twice, with buttons to cancel the extra ones. */
export function ExtraOrders({ store, userId }: { store: AttemptStore; userId: string }) {
  const queryClient = useQueryClient()
  const { data: extra = [] } = useQuery({
    queryKey: ['orders', userId, 'extra', store.name],
    queryFn: () => readExtraOrders(latestOrders(queryClient, userId), store),
    staleTime: 0,
  })
  if (extra.length === 0) return null

  const [title, text] =
    extra.length === 1
      ? [
          'This order was placed twice',
          'Your connection dropped while the order was being sent, and it arrived twice.',
        ]
      : [
          'These orders were placed twice',
          'Your connection dropped while the orders were being sent, and they arrived twice.',
        ]
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.extra}
      title={
        <Text as="h2" size="m">
          {title}
        </Text>
      }
      description={
        <>
          <p>{text} You can cancel what you don’t want.</p>
          <ul className={styles.orders}>
            {extra.map((order) => (
              <ExtraOrder key={order._id} order={order} />
            ))}
          </ul>
        </>
      }
    />
  )
}
