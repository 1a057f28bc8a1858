import HeartOutlined from '@ant-design/icons/HeartOutlined'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { optimistic } from '#api/cache/optimistic.ts'
import type { Schemas } from '#api/contract.ts'
import { favouriteMutations, favouriteQueries } from '#api/favourites.ts'
import { useSession } from '#api/session.ts'
import { ProductCard } from '#components/ProductCard.tsx'
import { ProductGrid } from '#components/ProductGrid.tsx'
import { ScreenSkeleton } from '#components/ScreenSkeleton.tsx'
import { paths } from '#domain/paths.ts'
import { useQuickAdd } from '#flows/cart/useQuickAdd.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Text } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Page } from '#ui/Page.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { showError, showToast } from '#ui/toast.ts'
import styles from './FavouritesPage.module.css'

function useRemoveFavourite(userId: string) {
  const { mutate } = useMutation(
    optimistic(
      {
        ...favouriteMutations.set(),
        onSuccess: () => showToast('Success', 'Product removed from favourites'),
        onError: () => showError('Error', 'Failed to remove product from favourites.'),
      },
      {
        queryKey: favouriteQueries.all(userId).queryKey,
        patch: (list, { product: id }) => list.filter(({ product }) => product._id !== id),
      },
    ),
  )
  return (productId: string) => mutate({ product: productId, isLiked: false })
}

/**
 * When the focused card was removed, the focus moves to the heart at the same index, else to the
 * last, else to `box`. Call `willRemove` with a card's index before its removal.
 */
function useFocusAfterRemoval(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const removed = useRef<number | null>(null)

  useLayoutEffect(() => {
    const index = removed.current
    removed.current = null
    if (index === null || !box.current || document.activeElement !== document.body) return
    const hearts = box.current.querySelectorAll<HTMLElement>('article > button')
    const next = hearts[Math.min(index, hearts.length - 1)] ?? box.current
    next.focus({ preventScroll: true })
  }, [count])

  const willRemove = (index: number) => {
    removed.current = index
  }
  return { box, willRemove }
}

const EAGER = 5

const noFavourites = (
  <EmptyState
    title="You have no items in favourites"
    description="Tap the heart on a product to save it here."
    icon={HeartOutlined}
    action={<LinkButton to={paths.home()}>Browse products</LinkButton>}
  />
)

function Favourites({
  list,
  userId,
}: {
  list: readonly Schemas['LikedProduct'][]
  userId: string
}) {
  const remove = useRemoveFavourite(userId)
  const addOne = useQuickAdd()
  const { box, willRemove } = useFocusAfterRemoval(list.length)
  const onRemove = (id: string, index: number) => {
    willRemove(index)
    remove(id)
  }
  return (
    <div ref={box} tabIndex={-1} className={styles.box} role="group" aria-label="Your favourites">
      <Text tone="soft" className={styles.count} role="status">
        {list.length > 0 && `${list.length} ${list.length === 1 ? 'product' : 'products'} you like`}
      </Text>
      {list.length === 0 ? (
        noFavourites
      ) : (
        <ProductGrid label="Favourites">
          {list.map(({ product, shop }, index) => (
            <li key={product._id}>
              <ProductCard
                product={{ ...product, shop }}
                level={2}
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

export function FavouritesPage() {
  const { user } = useSession()
  const query = useQuery({ ...favouriteQueries.all(user?._id ?? ''), enabled: user !== undefined })
  return (
    <Page title="Favourites">
      <QueryBoundary query={query} loading={<ScreenSkeleton shape="products" />}>
        {(list) => <Favourites list={list} userId={user?._id ?? ''} />}
      </QueryBoundary>
    </Page>
  )
}
