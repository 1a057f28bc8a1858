import type { Schemas } from '#api/contract.ts'
import { MoneyTable } from '#components/MoneyTable.tsx'
import { ShopBadge } from '#components/ShopBadge.tsx'
import { dateAndTime } from '#lib/dates.ts'
import { Badge } from '#ui/Badge.tsx'
import type { OrderAction } from '../OrderDialogs.tsx'
import { OrderNote } from '../OrderNote.tsx'
import { labelOf, toneOf } from '../statuses.ts'
import { OrderActions } from './OrderActions.tsx'
import styles from './OrderCard.module.css'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { noteOf } from './orderNotes.ts'
import { timelineOf } from './timeline.ts'

interface Props {
  order: Schemas['Order']
  onAction: (action: OrderAction) => void
}

/** One order: products, shop, status, price and actions. */
export function OrderCard({ order, onAction }: Props) {
  const { _id, shop, products, order_status, createdAt, fees, total_price } = order
  const total = { label: 'Total', amount: total_price, total: true }
  return (
    <article className={styles.card} aria-label={`Order of ${dateAndTime(createdAt)} from ${shop.shop_name}`}>
      <header className={styles.head}>
        <ShopBadge shop={shop} size="m" />
        <Badge tone={toneOf(order_status)}>{labelOf(order_status)}</Badge>
      </header>
      <p className={styles.id}>
        Order {_id} · <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
      </p>
      <OrderNote text={noteOf(order)} />
      <div className={styles.body}>
        <div className={styles.main}>
          <OrderLines products={products} />
          <OrderDetails order={order} />
        </div>
        <OrderTimeline steps={timelineOf(order)} />
      </div>
      <footer className={styles.foot}>
        <div className={styles.total}>
          <MoneyTable rows={fees > 0 ? [{ label: 'Fees', amount: fees }, total] : [total]} />
        </div>
        <OrderActions order={order} onAction={onAction} />
      </footer>
    </article>
  )
}
