import { formatCount } from '#lib/numbers.ts'
import { paths } from '#domain/paths.ts'
import type { Schemas } from '#api/contract.ts'
import { categoryLabel } from '#domain/categories.ts'
import { PriceTag } from '#components/PriceTag.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Rating } from '#ui/Rating.tsx'
import { Barcode } from './Barcode.tsx'
import styles from './ProductFacts.module.css'
import { Report } from '#flows/report/Report.tsx'

/** Name, price, stock, rating and categories. The name looks like the heading; the `h1` itself is visually hidden in `Page`. */
export function ProductFacts({ product }: { product: Schemas['Product'] }) {
  const { product_name, price, stocks, rating, sold, category, barcode } = product
  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        <p className={styles.name} aria-hidden="true">
          {product_name}
        </p>
        <Report kind="product" id={product._id} name={product_name} />
      </div>
      <div className={styles.figures}>
        <Rating value={rating} />
        {sold !== undefined && <span>{formatCount(sold)} sold</span>}
      </div>
      <div className={styles.price}>
        <PriceTag amount={price} size="xl" />
        <Badge tone={stocks === 0 ? 'danger' : 'green'}>{stocks === 0 ? 'Sold Out' : `${formatCount(stocks)} in stock`}</Badge>
      </div>
      <ul className={styles.chips} aria-label="Categories">
        {category.map((slug) => (
          <li key={slug}>
            <Chip to={paths.discover({ categories: slug })}>{categoryLabel(slug)}</Chip>
          </li>
        ))}
      </ul>
      {barcode && <Barcode code={barcode} />}
    </div>
  )
}
