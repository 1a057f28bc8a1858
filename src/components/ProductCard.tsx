import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { lazy, memo, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { categoryLabel } from '#domain/categories.ts'
import { paths } from '#domain/paths.ts'
import { nameAndSize } from '#domain/productName.ts'
import { formatCount } from '#lib/numbers.ts'
import type { components } from '#openapi/generated/types.ts'
import { classNames } from '#ui/classNames.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Rating } from '#ui/Rating.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { PriceTag } from './PriceTag.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import { ShopBadge } from './ShopBadge.tsx'
import styles from './ProductCard.module.css'

/** Products in a user's favourites have no `sold`. */
export type CardProduct = Pick<
  components['schemas']['Product'],
  | '_id'
  | 'product_name'
  | 'display_picture'
  | 'price'
  | 'stocks'
  | 'rating'
  | 'sold'
  | 'category'
  | 'shop'
>

/** Only the favourites show it. */
const RemoveFavourite = lazy(async () => ({
  default: (await import('./RemoveFavourite.tsx')).RemoveFavourite,
}))

interface Props {
  product: CardProduct
  /** Level of its heading: one more than the heading above the grid. */
  level?: 2 | 3 | 4
  /** Above the fold. */
  eager?: boolean
  /** In a scheduled list a card has no heart and no links. */
  scheduled?: boolean
  onAdd?: (product: CardProduct) => void
  onRemoveFavourite?: (product: CardProduct) => void
}

/**
 * The visible name lacks the pack size, which is shown beside the category, where it is not cut
 * off. Screen readers get the whole name.
 */
function Name({ name, words }: { name: string; words: string }) {
  if (words === name) return name
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden>{words}</span>
    </>
  )
}

function Card({ product, level = 3, eager, scheduled = false, onAdd, onRemoveFavourite }: Props) {
  const { _id, product_name, display_picture, price, stocks, rating, sold, category, shop } =
    product
  const [first] = category
  const [words, size] = nameAndSize(product_name)
  const Heading = `h${level}` as const
  const hearted = sold === undefined && !scheduled
  return (
    <article className={styles.card}>
      <ProductPicture
        src={display_picture}
        category={category}
        eager={eager}
        className={classNames(styles.picture, scheduled && styles.low)}
      >
        {stocks === 0 && (
          <span className={styles.soldOut}>
            <span>Sold Out</span>
          </span>
        )}
      </ProductPicture>
      <div className={styles.body}>
        <Heading className={styles.name}>
          {scheduled ? (
            <Name name={product_name} words={words} />
          ) : (
            <Link to={paths.product(_id)} className={styles.link}>
              <Name name={product_name} words={words} />
            </Link>
          )}
        </Heading>
        <PriceTag amount={price} className={styles.price} />
        <p className={styles.category}>
          {size && (
            <span className={styles.size} aria-hidden>
              {size}
            </span>
          )}
          {first && (
            <span className={size && styles.second}>
              {size && <span aria-hidden> · </span>}
              {categoryLabel(first)}
            </span>
          )}
        </p>
        <p className={styles.facts}>
          <Rating value={rating} />
          {sold !== undefined && <span className={styles.sold}>{formatCount(sold)} sold</span>}
        </p>
        {scheduled ? (
          <p className={styles.category}>{shop.shop_name}</p>
        ) : (
          <ShopBadge shop={shop} className={styles.shop} />
        )}
      </div>
      {onAdd && stocks > 0 && (
        <div className={styles.corner}>
          <IconButton
            icon={PlusOutlined}
            tone="overlay"
            label={`Add ${product_name} to cart`}
            className={styles.add}
            onClick={() => onAdd(product)}
          />
        </div>
      )}
      {hearted && (
        <Suspense>
          <RemoveFavourite name={product_name} onRemove={() => onRemoveFavourite?.(product)} />
        </Suspense>
      )}
    </article>
  )
}

/**
 * The whole card is a link; the shop, '+' and the heart are on top of it. Memoized: a grid renders
 * again whenever a row is scrolled into view.
 */
export const ProductCard = memo(Card)
