import HeartFilled from '@ant-design/icons/HeartFilled'
import HeartOutlined from '@ant-design/icons/HeartOutlined'
import type { Schemas } from '#api/contract.ts'
import { useToken } from '#state/session.ts'
import { useGatedAction } from '#state/gate.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './ProductActions.module.css'
import { useLike } from './useLike.ts'

let compact: Intl.NumberFormat | undefined

/** A count in few letters: 999 → '999', 1204 → '1.2K'. The formatter is made for counts that need it, see `lib/numbers.ts`. */
function inShort(count: number): string {
  if (count < 1000) return String(count)
  compact ??= new Intl.NumberFormat('en-PH', { notation: 'compact' })
  return compact.format(count)
}

interface Props {
  product: Schemas['Product']
  userId: string | undefined
  ready: boolean
}

/** The like button with its count. */
export function LikeButton({ product, userId, ready }: Props) {
  const token = useToken()
  const toggle = useLike(product, userId)
  // A user who logs in to like the product may like it already; then the like must not be removed.
  const likeAfterLogin = useGatedAction(`like:${product._id}`, () => !product.isLiked && toggle(), ready)
  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed={product.isLiked}
      aria-label={`Like, ${product.likes} so far`}
      onClick={token ? toggle : likeAfterLogin}
      disabled={token !== null && !ready}
    >
      <Icon icon={product.isLiked ? HeartFilled : HeartOutlined} size={24} />
      <span aria-hidden="true">{inShort(product.likes)}</span>
    </button>
  )
}
