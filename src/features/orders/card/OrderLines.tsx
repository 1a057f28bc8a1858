import type { Schemas } from '#api/contract.ts'
import { ProductLine } from '#components/ProductLine.tsx'
import { paths } from '#domain/paths.ts'
import styles from './OrderLines.module.css'

/** The ordered products, at the prices of the order. */
export function OrderLines({ products }: Pick<Schemas['Order'], 'products'>) {
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
