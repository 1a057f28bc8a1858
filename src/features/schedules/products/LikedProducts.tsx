import { useQuery } from '@tanstack/react-query'
import { favouriteQueries } from '#api/favourites.ts'
import { Button } from '#ui/Button.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { loadFailed } from '../loadFailed.ts'
import { type ChoosingProps, ProductChoices } from './ProductChoices.tsx'
import styles from './Products.module.css'

interface Props extends ChoosingProps {
  userId: string
  /** Opens the search of all products, for users who have not liked any yet. */
  onSearch: () => void
}

/** Products that the user likes. */
export function LikedProducts({ userId, onSearch, ...choosing }: Props) {
  const query = useQuery(favouriteQueries.all(userId))
  return (
    <section className={styles.section} aria-labelledby="likes">
      <h3 id="likes" className={styles.title}>
        From your likes
      </h3>
      <QueryBoundary
        query={query}
        loading={<Skeleton shape="block" height="18rem" />}
        errorMessage={loadFailed}
        isEmpty={(all) => all.length === 0}
        empty={
          <div className={styles.none}>
            <p>You have no items in favourites</p>
            <Button variant="secondary" size="s" onClick={onSearch}>
              Find products
            </Button>
          </div>
        }
      >
        {(all) => (
          <ProductChoices
            {...choosing}
            label="Products you like"
            products={all.map(({ product, shop }) => ({ ...product, shop }))}
          />
        )}
      </QueryBoundary>
    </section>
  )
}
