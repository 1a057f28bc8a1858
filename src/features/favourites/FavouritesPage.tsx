import HeartOutlined from '@ant-design/icons/HeartOutlined'
import { useQuery } from '@tanstack/react-query'
import { paths } from '#domain/paths.ts'
import type { Schemas } from '#api/contract.ts'
import { favouriteQueries } from '#api/favourites.ts'
import { useSession } from '#api/session.ts'
import { ProductCard } from '#components/ProductCard.tsx'
import { ProductGrid, ProductGridSkeleton } from '#components/ProductGrid.tsx'
import { useQuickAdd } from '#flows/cart/useQuickAdd.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Page } from '#ui/Page.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import styles from './FavouritesPage.module.css'
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts'
import { useRemoveFavourite } from './useRemoveFavourite.ts'

/** Number of cards above the fold, whose pictures load eagerly. */
const EAGER = 4

const noFavourites = (
  <EmptyState
    title="You have no items in favourites"
    description="Tap the heart on a product to save it here."
    icon={HeartOutlined}
    action={<LinkButton to={paths.home()}>Browse products</LinkButton>}
  />
)

function Favourites({ list, userId }: { list: readonly Schemas['LikedProduct'][]; userId: string }) {
  const remove = useRemoveFavourite(userId)
  const addOne = useQuickAdd()
  const { box, willRemove } = useFocusAfterRemoval(list.length)
  const onRemove = (id: string, index: number) => {
    willRemove(index)
    remove(id)
  }
  return (
    <div ref={box} tabIndex={-1} className={styles.box} role="group" aria-label="Your favourites">
      <p className={styles.count} role="status">
        {list.length > 0 && `${list.length} ${list.length === 1 ? 'product' : 'products'} you like`}
      </p>
      {list.length === 0 ? (
        noFavourites
      ) : (
        <ProductGrid label="Favourites">
          {list.map(({ product, shop }, index) => (
            <li key={product._id}>
              <ProductCard
                product={{ ...product, shop }}
                eager={index < EAGER}
                onAdd={addOne}
                onRemoveFavourite={() => onRemove(product._id, index)}
              />
            </li>
          ))}
        </ProductGrid>
      )}
    </div>
  )
}

/** `/favourites`. */
export function FavouritesPage() {
  const { user } = useSession()
  const query = useQuery({ ...favouriteQueries.all(user?._id ?? ''), enabled: user !== undefined })
  return (
    <Page title="Favourites">
      <QueryBoundary query={query} loading={<ProductGridSkeleton />}>
        {(list) => <Favourites list={list} userId={user?._id ?? ''} />}
      </QueryBoundary>
    </Page>
  )
}
