import { useState } from 'react'
import type { Schemas } from '../../../api/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { AgainDialog } from '../reorder/AgainDialog.tsx'
import { CancelOrderDialog } from '../cancel/CancelOrderDialog.tsx'
import styles from '../Orders.module.css'
import { RateDialog } from '../rating/RateDialog.tsx'
import { type Drafts, mayRate } from '../rating/ratings.ts'
import { RefundDialog } from '../cancel/RefundDialog.tsx'
import { mayRefund } from '../cancel/refunds.ts'
import type { OrderStatus } from '../statuses.ts'
import { useOrderActions } from '../useOrderActions.ts'

const cancellable: ReadonlySet<OrderStatus> = new Set(['PENDING', 'PREPARING', 'PACKED'])

/** What the buyer can do about an order as it stands. */
export function OrderActions({ order }: { order: Schemas['Order'] }) {
  const [asking, setAsking] = useState<'cancel' | 'rate' | 'refund' | 'again' | null>(null)
  const [now] = useState(Date.now)
  const [drafts, setDrafts] = useState<Drafts>({})
  const close = () => setAsking(null)
  const { cancel, cancelling, collect, collecting, refund, refunding } = useOrderActions(order._id, close)
  const mayCancel = cancellable.has(order.order_status)
  const rated = () => {
    setDrafts({})
    close()
  }
  return (
    <div className={styles.actions}>
      {mayCancel && (
        <Button variant="secondary" size="s" onClick={() => setAsking('cancel')}>
          Cancel
        </Button>
      )}
      {order.order_status === 'READY_TO_PICK_UP' && (
        <Button size="s" icon="check" loading={collecting} onClick={collect}>
          Order Collected
        </Button>
      )}
      {mayRefund(order, now) && (
        <Button variant="secondary" size="s" onClick={() => setAsking('refund')}>
          Request Refund
        </Button>
      )}
      {mayRate(order) && (
        <Button size="s" icon="star" onClick={() => setAsking('rate')}>
          Rate
        </Button>
      )}
      {order.order_status === 'CANCELLED' && (
        <Button variant="secondary" size="s" icon="refresh" onClick={() => setAsking('again')}>
          Order Again
        </Button>
      )}
      <CancelOrderDialog open={asking === 'cancel' && mayCancel} busy={cancelling} onClose={close} onCancelOrder={cancel} />
      {asking === 'refund' && <RefundDialog shopName={order.shop.shop_name} busy={refunding} onClose={close} onRefund={refund} />}
      {asking === 'rate' && (
        <RateDialog
          order={order}
          drafts={drafts}
          onDraft={(key, draft) => setDrafts((before) => ({ ...before, [key]: draft }))}
          onClose={close}
          onDone={rated}
        />
      )}
      {asking === 'again' && <AgainDialog order={order} onClose={close} />}
    </div>
  )
}
