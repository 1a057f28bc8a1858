import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import CheckOutlined from '@ant-design/icons/CheckOutlined'
import ReloadOutlined from '@ant-design/icons/ReloadOutlined'
import StarOutlined from '@ant-design/icons/StarOutlined'
import UndoOutlined from '@ant-design/icons/UndoOutlined'
import { useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { useOrderAgain } from '#flows/cart/useOrderAgain.ts'
import { PayNow } from '#flows/checkout/payment/PayNow.tsx'
import { now } from '#lib/clock.ts'
import { ActionMenu } from '#ui/ActionMenu.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon, type IconType } from '#ui/Icon.tsx'
import { Row } from '#ui/Layout.tsx'
import { mayCancel, mayRefund } from '../cancel/cancellation.ts'
import type { OrderAction } from '../OrderDialogs.tsx'
import { mayRate, unratedOf } from '../rating/ratings.ts'
import styles from './OrderActions.module.css'

export function OrderActions({
  order,
  onAction,
}: {
  order: Schemas['Order']
  onAction: (action: OrderAction) => void
}) {
  const [shownAt] = useState(now)
  const { orderAgain, adding } = useOrderAgain()
  const { order_status, shop } = order
  const isCompleted = order_status === 'COMPLETED'
  const item = (key: OrderAction, label: string, icon: IconType) => ({
    key,
    label,
    icon: <Icon icon={icon} />,
    onClick: () => onAction(key),
  })
  const more = [
    ...(mayRefund(order, shownAt) ? [item('refund', 'Request Refund', UndoOutlined)] : []),
    ...(isCompleted ? [item('schedule', 'Repeat automatically', CalendarOutlined)] : []),
  ]
  return (
    <Row align="stretch" wrap gap={2} push className={styles.actions}>
      <PayNow order={order} />
      {(isCompleted || order_status === 'CANCELLED') && (
        <Button
          size="s"
          icon={ReloadOutlined}
          loading={adding}
          className={styles.first}
          onClick={() => orderAgain([order])}
        >
          Order Again
        </Button>
      )}
      {order_status === 'READY_TO_PICK_UP' && (
        <Button
          size="s"
          icon={CheckOutlined}
          className={styles.first}
          onClick={() => onAction('collect')}
        >
          Order Collected
        </Button>
      )}
      {mayRate(order) && (
        <Button variant="secondary" size="s" icon={StarOutlined} onClick={() => onAction('rate')}>
          {unratedOf(order).length > 0 ? 'Rate' : 'Rate Delivery'}
        </Button>
      )}
      {mayCancel(order_status) && (
        <Button
          variant="quiet"
          size="s"
          className={styles.cancel}
          onClick={() => onAction('cancel')}
        >
          Cancel
        </Button>
      )}
      {more.length > 0 && (
        <ActionMenu label={`More for the order from ${shop.shop_name}`} items={more} />
      )}
    </Row>
  )
}
