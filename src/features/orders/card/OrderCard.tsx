import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import type { Schemas } from '../../../api/contract.ts'
import { MoneyTable } from '../../../components/MoneyTable.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { PriceTag } from '../../../components/PriceTag.tsx'
import { ProductPicture } from '../../../components/ProductPicture.tsx'
import { ShopBadge } from '../../../components/ShopBadge.tsx'
import { dateAndTime } from '../../../lib/dates.ts'
import { formatMoney, roundMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { OrderActions } from './OrderActions.tsx'
import styles from './OrderCard.module.css'
import { OrderDetails } from './OrderDetails.tsx'
import { labelOf, toneOf } from '../statuses.ts'
import { timelineOf } from './timeline.ts'

type Order = Schemas['Order']

function Lines({ products }: Pick<Order, 'products'>) {
  return (
    <ul className={styles.lines}>
      {products.map(({ product, quantity }) => (
        <li key={product._id}>
          <Link to={paths.product(product._id)} className={styles.line}>
            <ProductPicture src={product.display_picture} className={styles.picture} />
            <span className={styles.text}>
              <span className={styles.name}>{product.product_name}</span>
              <span className={styles.quantity}>
                {quantity} × {formatMoney(product.price)}
              </span>
            </span>
            <PriceTag amount={roundMoney(product.price * quantity)} size="s" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** One order: what, from whom, how far it has come, what it costs and what can be done about it. */
export function OrderCard({ order }: { order: Order }) {
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
      <div className={styles.body}>
        <div className={styles.main}>
          <Lines products={products} />
          <OrderDetails order={order} />
        </div>
        <OrderTimeline steps={timelineOf(order)} />
      </div>
      <footer className={styles.foot}>
        <div className={styles.total}>
          <MoneyTable rows={fees > 0 ? [{ label: 'Fees', amount: fees }, total] : [total]} />
        </div>
        <OrderActions order={order} />
      </footer>
    </article>
  )
}
