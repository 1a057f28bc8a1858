import { useQuery } from '@tanstack/react-query'
import { favouriteQueries } from '#api/favourites.ts'
import { Button } from '#ui/Button.tsx'
import { Stack, Text } from '#ui/Layout.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { loadFailed } from '../loadFailed.ts'
import { type ChoosingProps, ProductChoices } from './ProductChoices.tsx'
import styles from './Products.module.css'

interface Props extends ChoosingProps {
  userId: string
  /** For users who have not liked any yet. */
  onSearch: () => void
}

export function LikedProducts({ userId, onSearch, ...choosing }: Props) {
  const query = useQuery(favouriteQueries.all(userId))
  return (
    <Stack as="section" gap={3} shrink aria-labelledby="likes">
      <Text as="h3" id="likes" size="m">
        From your likes
      </Text>
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
    </Stack>
  )
}
