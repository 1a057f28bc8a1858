import { useQuery } from '@tanstack/react-query'
import { Checkbox } from 'antd'
import type { Schemas } from '#api/contract.ts'
import { favouriteQueries } from '#api/favourites.ts'
import { ProductCard } from '#components/ProductCard.tsx'
import { QuantityStepper } from '#ui/QuantityStepper.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { loadFailed } from '../loadFailed.ts'
import styles from './LikedProducts.module.css'

type Liked = Schemas['LikedProduct']

interface Props {
  userId: string
  /** Pieces by product id; missing products are not chosen. */
  chosen: ReadonlyMap<string, number>
  /** Products that are on the list already. */
  added: ReadonlySet<string>
  disabled: boolean
  /** 0 removes the product from the choice. */
  onChoose: (liked: Liked, quantity: number) => void
}

/** Products that the user likes, for the new list. */
export function LikedProducts({ userId, chosen, added, disabled, onChoose }: Props) {
  const query = useQuery(favouriteQueries.all(userId))
  return (
    <section className={styles.section} aria-labelledby="likes">
      <h4 id="likes" className={styles.title}>
        From your likes
      </h4>
      <QueryBoundary
        query={query}
        loading={<Skeleton shape="block" height="18rem" />}
        errorMessage={loadFailed}
        isEmpty={(all) => all.length === 0}
        empty={<p className={styles.none}>You have no items in favourites</p>}
      >
        {(all) => (
          <ul className={styles.grid} aria-label="Products you like">
            {all.map((liked) => {
              const { _id, product_name, stocks } = liked.product
              const quantity = chosen.get(_id) ?? 0
              return (
                <li key={_id} className={styles.item}>
                  <ProductCard product={{ ...liked.product, shop: liked.shop }} scheduled />
                  {added.has(_id) ? (
                    <p className={styles.added}>On the list</p>
                  ) : (
                    <Checkbox
                      checked={quantity > 0}
                      disabled={disabled || stocks === 0}
                      onChange={(event) => onChoose(liked, event.target.checked ? 1 : 0)}
                    >
                      Add<span className="visually-hidden"> {product_name}</span>
                    </Checkbox>
                  )}
                  {quantity > 0 && !added.has(_id) && (
                    <QuantityStepper
                      label={product_name}
                      value={quantity}
                      max={stocks}
                      disabled={disabled}
                      onChange={(next) => onChoose(liked, next)}
                    />
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </QueryBoundary>
    </section>
  )
}
