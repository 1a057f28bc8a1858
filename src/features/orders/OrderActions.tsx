import { useState } from 'react'
import type { Schemas } from '../../api/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { CancelOrderDialog } from './CancelOrderDialog.tsx'
import styles from './Orders.module.css'
import type { OrderStatus } from './statuses.ts'
import { useOrderActions } from './useOrderActions.ts'

const cancellable: ReadonlySet<OrderStatus> = new Set(['PENDING', 'PREPARING', 'PACKED'])

/** What the buyer can do about an order as it stands. */
export function OrderActions({ order }: { order: Schemas['Order'] }) {
  const [asking, setAsking] = useState(false)
  const { cancel, cancelling, collect, collecting } = useOrderActions(order._id)
  const close = () => setAsking(false)
  return (
    <div className={styles.actions}>
      {cancellable.has(order.order_status) && (
        <Button variant="secondary" size="s" onClick={() => setAsking(true)}>
          Cancel
        </Button>
      )}
      {order.order_status === 'READY_TO_PICK_UP' && (
        <Button size="s" icon="check" loading={collecting} onClick={collect}>
          Order Collected
        </Button>
      )}
      <CancelOrderDialog open={asking} busy={cancelling} onClose={close} onCancelOrder={(reason) => cancel(reason, close)} />
    </div>
  )
}
