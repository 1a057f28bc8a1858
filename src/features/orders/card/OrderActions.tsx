import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import CheckOutlined from '@ant-design/icons/CheckOutlined'
import ReloadOutlined from '@ant-design/icons/ReloadOutlined'
import StarOutlined from '@ant-design/icons/StarOutlined'
import { useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { PayNow } from '#flows/checkout/payment/PayNow.tsx'
import { now } from '#lib/clock.ts'
import { Button } from '#ui/Button.tsx'
import { mayCancel } from '../cancel/cancellation.ts'
import type { OrderAction } from '../OrderDialogs.tsx'
import { mayRate, unratedOf } from '../rating/ratings.ts'
import { mayRefund } from '../refund/refunds.ts'
import styles from './OrderActions.module.css'

interface Props {
  order: Schemas['Order']
  onAction: (action: OrderAction) => void
}

/** Buttons for the actions that an order's status allows. */
export function OrderActions({ order, onAction }: Props) {
  const [shownAt] = useState(now)
  const { order_status } = order
  const isClosed = order_status === 'COMPLETED' || order_status === 'CANCELLED'
  return (
    <div className={styles.actions}>
      <PayNow order={order} />
      {mayCancel(order_status) && (
        <Button variant="secondary" size="s" onClick={() => onAction('cancel')}>
          Cancel
        </Button>
      )}
      {order_status === 'READY_TO_PICK_UP' && (
        <Button size="s" icon={CheckOutlined} onClick={() => onAction('collect')}>
          Order Collected
        </Button>
      )}
      {mayRefund(order, shownAt) && (
        <Button variant="secondary" size="s" onClick={() => onAction('refund')}>
          Request Refund
        </Button>
      )}
      {mayRate(order) && (
        <Button variant="secondary" size="s" icon={StarOutlined} onClick={() => onAction('rate')}>
          {unratedOf(order).length > 0 ? 'Rate' : 'Rate Delivery'}
        </Button>
      )}
      {order_status === 'COMPLETED' && (
        <Button
          variant="secondary"
          size="s"
          icon={CalendarOutlined}
          onClick={() => onAction('schedule')}
        >
          Make this a scheduled list
        </Button>
      )}
      {isClosed && (
        <Button size="s" icon={ReloadOutlined} onClick={() => onAction('reorder')}>
          Order Again
        </Button>
      )}
    </div>
  )
}
