import { Link } from 'react-router-dom'
import type { Schemas } from '../../../api/contract.ts'
import { PriceTag } from '../../../components/PriceTag.tsx'
import { ProductPicture } from '../../../components/ProductPicture.tsx'
import { formatMoney, roundMoney } from '../../../lib/money.ts'
import { paths } from '../../../lib/paths.ts'
import styles from './OrderLines.module.css'

/** What was ordered, at the prices of that day. */
export function OrderLines({ products }: Pick<Schemas['Order'], 'products'>) {
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
