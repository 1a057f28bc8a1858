import type { Schemas } from '#api/contract.ts'
import { PriceTag } from '#components/PriceTag.tsx'
import { ProductPicture } from '#components/ProductPicture.tsx'
import { formatCount } from '#lib/numbers.ts'
import { Rating } from '#ui/Rating.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './TopProducts.module.css'

/** MAP-14: the colours of the first, second and third rank. */
const ranks = ['yellow', 'slate', 'orange'] as const

/** The best-selling products of a shop, up to three. */
export function TopProducts({ products }: { products: readonly Schemas['TopProduct'][] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="top-products">
      <h3 id="top-products" className={styles.title}>
        Top products
      </h3>
      <ol className={styles.list}>
        {products.map(({ product_name, display_picture, price, rating, sold }, index) => (
          <li key={product_name} className={styles.product}>
            <span className={styles.rank} data-rank={ranks[index]}>
              <VisuallyHidden>Rank </VisuallyHidden>
              {index + 1}
            </span>
            <ProductPicture src={display_picture} className={styles.picture} />
            <div className={styles.text}>
              <p className={styles.name}>{product_name}</p>
              <p className={styles.figures}>
                <PriceTag amount={price} size="s" />
                <Rating value={rating} />
                <span>{formatCount(sold)} sold</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
