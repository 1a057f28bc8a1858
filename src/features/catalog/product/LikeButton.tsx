import HeartFilled from '@ant-design/icons/HeartFilled'
import HeartOutlined from '@ant-design/icons/HeartOutlined'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { optimistic } from '#api/cache/optimistic.ts'
import { isBeingWritten } from '#api/cache/pendingWrites.ts'
import { catalogQueries } from '#api/catalog.ts'
import type { Schemas } from '#api/contract.ts'
import { favouriteMutations } from '#api/favourites.ts'
import { useGatedAction } from '#state/gate.ts'
import { useToken } from '#state/session.ts'
import { Icon } from '#ui/Icon.tsx'
import { showError } from '#ui/toast.ts'
import styles from './ProductActions.module.css'

type Product = Schemas['Product']

const withLike = (product: Product, isLiked: boolean): Product => {
  const change = Number(isLiked) - Number(product.isLiked)
  return { ...product, isLiked, likes: Math.max(0, product.likes + change) }
}

function useLike(product: Product, userId: string | undefined) {
  const queryClient = useQueryClient()
  const { queryKey } = catalogQueries.product(product._id, userId)
  const { mutate } = useMutation(
    optimistic(
      {
        ...favouriteMutations.set(),
        onError: () => showError('An error occurred', 'Please try again later.'),
      },
      {
        queryKey,
        patch: (shown, { isLiked }) => withLike(shown, isLiked),
        answer: (shown, state) => ({ ...shown, ...state }),
      },
    ),
  )
  return () => {
    // The order in which two pending calls are answered is not known.
    if (!isBeingWritten(queryClient, queryKey))
      mutate({ product: product._id, isLiked: !product.isLiked })
  }
}

let compact: Intl.NumberFormat | undefined

/** Returns '999' for 999, '1.2K' for 1204. */
function compactCount(count: number): string {
  if (count < 1000) return String(count)
  compact ??= new Intl.NumberFormat('en-PH', { notation: 'compact' })
  return compact.format(count)
}

export function LikeButton({
  product,
  userId,
  ready,
}: {
  product: Schemas['Product']
  userId: string | undefined
  ready: boolean
}) {
  const token = useToken()
  const toggle = useLike(product, userId)
  // A user who logs in to like the product may have liked it before.
  const likeAfterLogin = useGatedAction(
    `like:${product._id}`,
    () => !product.isLiked && toggle(),
    ready,
  )
  return (
    <button
      type="button"
      className={styles.square}
      aria-pressed={product.isLiked}
      aria-label={`Like, ${product.likes} so far`}
      onClick={token ? toggle : likeAfterLogin}
      disabled={token !== null && !ready}
    >
      <Icon icon={product.isLiked ? HeartFilled : HeartOutlined} size={24} />
      <span aria-hidden>{compactCount(product.likes)}</span>
    </button>
  )
}
