import { memo, useMemo, useRef } from 'react'
import { itemsOf } from '../lib/pages.ts'
import { type CardProduct, ProductCard } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'
import { useGridWindow } from './useGridWindow.ts'

/** Number of cards above the fold, whose pictures load eagerly. */
const EAGER = 4

interface ItemProps {
  product: CardProduct
  index: number
  /** Number of columns, if the item is placed by its index. */
  columns?: number
  /** Number of all items; -1 while it isn't known. */
  size: number
}

function Item({ product, index, columns, size }: ItemProps) {
  const style = columns ? { gridArea: `${Math.floor(index / columns) + 1} / ${(index % columns) + 1}` } : undefined
  return (
    <li className={styles.item} style={style} aria-posinset={index + 1} aria-setsize={size}>
      <ProductCard product={product} eager={index < EAGER} />
    </li>
  )
}

/** A grid is rendered again with each row that is scrolled by, and its items are not. */
const GridItem = memo(Item)

interface Props {
  /** The loaded pages. */
  data: { pages: readonly { items: readonly CardProduct[] }[] }
  /** Accessible name of the list. */
  label?: string
  /** There are further pages, so the length of the list isn't known yet. */
  more: boolean
}

function Grid({ data, label = 'Products', more }: Props) {
  const products = useMemo(() => itemsOf(data), [data])
  const grid = useRef<HTMLUListElement>(null)
  const { from, to, columns, rows } = useGridWindow(grid, products.length)
  return (
    <ul ref={grid} className={styles.grid} aria-label={label} style={rows}>
      {products.slice(from, to).map((product, at) => (
        <GridItem key={product._id} product={product} index={from + at} columns={columns} size={more ? -1 : products.length} />
      ))}
    </ul>
  )
}

/**
 * A virtual grid of products in 2, 3 or 4 columns: only the cards near the screen are rendered. It is not rendered again when only the state of a
 * request has changed.
 */
export const EndlessProductGrid = memo(Grid)
