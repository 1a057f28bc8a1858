import { ProductRow } from '#components/ProductRow.tsx'
import styles from './Cart.module.css'
import type { CartGroup } from './cartLines.ts'
import type { RemovedLine } from './removedLines.ts'

interface Props {
  groups: readonly CartGroup[]
  onRemove: (lines: RemovedLine[]) => void
}

/** Sold-out lines: they can only be removed; a link leads to similar products. */
export function UnavailableProducts({ groups, onRemove }: Props) {
  if (groups.length === 0) return null
  return (
    <section className={styles.unavailable} aria-labelledby="unavailable">
      <h2 id="unavailable" className={styles.subtitle}>
        Unavailable Products
      </h2>
      {groups.map(({ shopId, shop_name, products }) => (
        <div key={shopId} className={styles.unavailableGroup}>
          <p className={styles.unavailableShop}>{shop_name}</p>
          {products.map((line, index) => (
            <ProductRow key={line.cartId} line={{ ...line, stocks: 0 }} onRemove={() => onRemove([{ shopId, line, index }])} />
          ))}
        </div>
      ))}
    </section>
  )
}
