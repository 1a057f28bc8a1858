import { useRef } from 'react'
import { type CardProduct, ProductCard } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'
import { useGridWindow } from './useGridWindow.ts'

/** Number of cards above the fold, whose pictures load eagerly. */
const EAGER = 4

interface Props {
  products: readonly CardProduct[]
  /** Accessible name of the list. */
  label?: string
  /** There are further pages, so the length of the list isn't known yet. */
  more: boolean
}

/** A virtual grid of products in 2, 3 or 4 columns: only the cards near the screen are rendered. */
export function EndlessProductGrid({ products, label = 'Products', more }: Props) {
  const grid = useRef<HTMLUListElement>(null)
  const { from, to, rows, cell } = useGridWindow(grid, products.length)
  return (
    <ul ref={grid} className={styles.grid} aria-label={label} style={rows}>
      {products.slice(from, to).map((product, index) => (
        <li
          key={product._id}
          className={styles.item}
          style={cell(from + index)}
          aria-posinset={from + index + 1}
          aria-setsize={more ? -1 : products.length}
        >
          <ProductCard product={product} eager={from + index < EAGER} />
        </li>
      ))}
    </ul>
  )
}
