import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { catalogQueries } from '#api/catalog.ts'
import type { Schemas } from '#api/contract.ts'
import { orderQueries } from '#api/orders.ts'
import { PriceTag } from '#components/PriceTag.tsx'
import { ProductPicture } from '#components/ProductPicture.tsx'
import { itemsOf } from '#lib/pages.ts'
import { paths } from '#domain/paths.ts'
import { nameAndSize } from '#domain/productName.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useIdle } from '#ui/useIdle.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './BuyAgain.module.css'

type Product = Schemas['Product']

/** Maximum number of products. */
const MAX_PRODUCTS = 8

/** The latest products of a buyer's completed orders, each once, newest order first. */
const boughtIds = (orders: readonly Schemas['Order'][]): string[] =>
  [...new Set(orders.flatMap(({ products }) => products.map(({ product }) => product._id)))].slice(
    0,
    MAX_PRODUCTS,
  )

/**
 * The bought products with their current prices, which orders don't have. Undefined until all are
 * loaded; sold-out products are left out.
 */
function useBought(userId: string): Product[] | undefined {
  const idle = useIdle()
  const orders = useInfiniteQuery({
    ...orderQueries.ofBuyer(userId, { status: 'COMPLETED' }),
    enabled: idle,
  })
  const ids = boughtIds(itemsOf(orders.data))
  const products = useQueries({ queries: ids.map((id) => catalogQueries.product(id, userId)) })
  if (orders.isError) return []
  if (!orders.data || products.some(({ isPending }) => isPending)) return undefined
  return products.flatMap(({ data }) => (data && data.stocks > 0 ? [data] : []))
}

function Item({ product, onAdd }: { product: Product; onAdd: (product: Product) => void }) {
  const { _id, product_name, display_picture, price, category } = product
  const [name, size] = nameAndSize(product_name)
  return (
    <li className={styles.item}>
      <Link to={paths.product(_id)} className={styles.link}>
        <ProductPicture src={display_picture} category={category} />
        <PriceTag amount={price} size="s" className={styles.price} />
        <VisuallyHidden>{product_name}</VisuallyHidden>
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
        <span className={styles.size} aria-hidden="true">
          {size}
        </span>
      </Link>
      <IconButton
        icon={PlusOutlined}
        tone="overlay"
        label={`Add ${product_name} to cart`}
        className={styles.add}
        onClick={() => onAdd(product)}
      />
    </li>
  )
}

/** As high as the products, so that the content below does not move when they are loaded. */
function BuyAgainSkeleton() {
  return (
    <div className={styles.row} aria-hidden="true">
      {Array.from({ length: MAX_PRODUCTS }, (_, index) => (
        <div key={index} className={styles.item}>
          <Skeleton shape="block" className={styles.picture} />
          <p className={styles.price}>
            <Skeleton width="60%" height="1.15rem" />
          </p>
          <p className={styles.name}>
            <Skeleton width="90%" />
          </p>
          <p className={styles.size}>
            <Skeleton width="40%" height="1.2rem" />
          </p>
        </div>
      ))}
    </div>
  )
}

interface Props {
  userId: string
  /** Adds one piece of a product to the cart. */
  onAdd: (product: Product) => void
}

/**
 * The products that the buyer has bought before. Renders nothing without completed orders, or when
 * they can't be loaded.
 */
export function BuyAgain({ userId, onAdd }: Props) {
  const bought = useBought(userId)
  if (bought?.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="buy-again">
      <h2 id="buy-again" className={styles.heading}>
        Buy again
      </h2>
      {bought ? (
        <ul className={styles.row} aria-label="Buy again">
          {bought.map((product) => (
            <Item key={product._id} product={product} onAdd={onAdd} />
          ))}
        </ul>
      ) : (
        <BuyAgainSkeleton />
      )}
    </section>
  )
}
