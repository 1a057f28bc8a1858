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

export interface OrderCardProps {
  order: Schemas['Order']
  onAction: (action: OrderAction) => void
  /** Without the one to cancel. */
  onwards?: boolean
}

const Cancel = ({ onAction, outlined }: { outlined?: true } & Pick<OrderCardProps, 'onAction'>) => (
  <Button
    variant={outlined ? 'secondary' : 'neutral'}
    size="s"
    className={outlined ? undefined : styles.cancel}
    onClick={() => onAction('cancel')}
  >
    Cancel
  </Button>
)

/** Ends the page of an order. */
export const CancelRow = ({ order, onAction }: OrderCardProps) =>
  mayCancel(order.order_status) && (
    <Row as="footer" justify="end" above={2} className={styles.last}>
      <Cancel onAction={onAction} outlined />
    </Row>
  )

export function OrderActions({ order, onAction, onwards = false }: OrderCardProps) {
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
      {!onwards && mayCancel(order_status) && <Cancel onAction={onAction} />}
      {more.length > 0 && (
        <ActionMenu label={`More for the order from ${shop.shop_name}`} items={more} />
      )}
    </Row>
  )
}
