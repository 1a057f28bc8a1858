import DownOutlined from '@ant-design/icons/DownOutlined'
import MessageOutlined from '@ant-design/icons/MessageOutlined'
import { useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { MoneyTable } from '#components/MoneyTable.tsx'
import { OrderNumber } from '#components/OrderNumber.tsx'
import { ProductLine } from '#components/ProductLine.tsx'
import { ShopBadge } from '#components/ShopBadge.tsx'
import { paths } from '#domain/paths.ts'
import { now } from '#lib/clock.ts'
import { dateAndTime } from '#lib/dates.ts'
import { requestChat, useOpeningChat } from '#state/chatRequest.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import box from '#ui/Card.module.css'
import { classNames } from '#ui/classNames.ts'
import { Icon } from '#ui/Icon.tsx'
import type { OrderAction } from '../OrderDialogs.tsx'
import { OrderNote } from '../OrderNote.tsx'
import { labelFor, toneOf } from '../statuses.ts'
import { OrderActions } from './OrderActions.tsx'
import styles from './OrderCard.module.css'
import { OrderDetails } from './OrderDetails.tsx'
import { noteOf } from './orderNotes.ts'
import { OrderTimeline } from './OrderTimeline.tsx'
import { endOf, timelineOf } from './timeline.ts'

/** The ordered products, at the prices of the order. */
function OrderLines({ products }: Pick<Schemas['Order'], 'products'>) {
  return (
    <ul className={styles.lines} aria-label="Products">
      {products.map(({ product: { _id, product_name, display_picture, price }, quantity }) => (
        <li key={_id}>
          <ProductLine
            withAmount
            to={paths.product(_id)}
            {...{ product_name, display_picture, quantity, price }}
          />
        </li>
      ))}
    </ul>
  )
}

/** The timeline of an order. It is collapsed to one line once the order has ended. */
function OrderProgress({ order }: { order: Schemas['Order'] }) {
  const [shownAt] = useState(now)
  const end = endOf(order, shownAt)
  const timeline = <OrderTimeline steps={timelineOf(order)} />
  if (end === null) return timeline
  return (
    <details className={styles.folded}>
      <summary className={styles.end}>
        {end}
        <Icon icon={DownOutlined} size={14} className={styles.sign} />
      </summary>
      <div className={styles.steps}>{timeline}</div>
    </details>
  )
}

interface Props {
  order: Schemas['Order']
  onAction: (action: OrderAction) => void
}

/** One order: products, shop, status, price and actions. */
export function OrderCard({ order, onAction }: Props) {
  const { _id, shop, products, order_status, delivery_method, createdAt, fees, total_price } = order
  const opening = useOpeningChat() === shop._id
  const total = { label: 'Total', amount: total_price, total: true }
  return (
    <article
      className={classNames(box.card, styles.card)}
      aria-label={`Order of ${dateAndTime(createdAt)} from ${shop.shop_name}`}
    >
      <header className={styles.head}>
        <ShopBadge shop={shop} heading />
        <span className={styles.status}>
          <Badge tone={toneOf(order_status)}>{labelFor(order_status, delivery_method)}</Badge>
        </span>
        <p className={styles.id}>
          <OrderNumber id={_id} />
          <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
        </p>
        <Button
          variant="quiet"
          size="s"
          icon={MessageOutlined}
          loading={opening}
          aria-label={`Chat with ${shop.shop_name}`}
          className={styles.chat}
          onClick={() => requestChat({ shopId: shop._id })}
        >
          <span className={styles.word}>Chat</span>
        </Button>
      </header>
      <OrderNote text={noteOf(order)} />
      <div className={styles.body}>
        <div className={styles.main}>
          <OrderLines products={products} />
          <div className={styles.total}>
            <MoneyTable rows={fees > 0 ? [{ label: 'Fees', amount: fees }, total] : [total]} />
          </div>
          <OrderDetails order={order} />
        </div>
        <OrderProgress order={order} />
      </div>
      <footer className={styles.foot}>
        <OrderActions order={order} onAction={onAction} />
      </footer>
    </article>
  )
}
