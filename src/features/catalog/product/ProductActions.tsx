import ShoppingCartOutlined from '@ant-design/icons/ShoppingCartOutlined'
import ShoppingOutlined from '@ant-design/icons/ShoppingOutlined'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { cartMutations, cartQueries } from '#api/cart.ts'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { chosenProduct } from '#domain/chosenProduct.ts'
import { lineInCart } from '#domain/lineInCart.ts'
import { paths } from '#domain/paths.ts'
import { additionOf } from '#flows/cart/addition.ts'
import { showCartFull } from '#flows/cart/additionFailures.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { useGatedAction } from '#state/gate.ts'
import { currentToken } from '#state/session.ts'
import { wantedProduct } from '#state/wantedProduct.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { showError } from '#ui/toast.ts'
import { useRootClass } from '#ui/useRootClass.ts'
import { LikeButton } from './LikeButton.tsx'
import { ListsButton } from './lists/ListsButton.tsx'
import { QuantityDialog } from './QuantityDialog.tsx'
import styles from './ProductActions.module.css'

const failed = () => showError('Error', 'Failed to add to cart.')

/**
 * Adds pieces to the cart and opens the checkout with these only. Nothing is selected: if the buyer
 * leaves the checkout, the cart has the pieces without a tick.
 */
function useBuyNow(product: Schemas['Product'], userId: string | undefined) {
  const { _id: productId, shop, stocks } = product
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync: add } = useMutation(cartMutations.add(userId ?? ''))
  const [buying, setBuying] = useState(false)
  const begin = useCurrentRequest()

  /** At most as many are added as the stock exceeds the pieces in the cart. */
  const lineWith = async (quantity: number): ReturnType<typeof add> => {
    const present = lineInCart(
      await queryClient.fetchQuery(cartQueries.cart(userId ?? '')),
      productId,
    )
    const added = Math.min(quantity, stocks - (present?.quantity ?? 0))
    if (present && added <= 0) return { isMax: false, line: present }
    return add({ productId, shopId: shop._id, quantity: added })
  }
  const buy = async (quantity: number) => {
    if (userId === undefined) return failed()
    setBuying(true)
    const isCurrent = begin()
    try {
      // Loaded before anything is written, since the page reloads when a release has replaced the
      // chunk.
      const { startCheckout } = await import('#flows/checkout/startCheckout.ts')
      const { isMax, line } = await lineWith(quantity)
      if (isMax) return showCartFull()
      if (!line) return failed()
      if (!isCurrent()) return
      const chosen = chosenProduct({ ...line, quantity })
      await navigate(
        startCheckout(
          userId,
          [{ shopId: shop._id, shop_name: shop.shop_name, products: [chosen] }],
          { occurrence: null, again: true },
        ),
      )
    } catch {
      failed()
    } finally {
      setBuying(false)
    }
  }
  return { buy, buying }
}

interface Props {
  product: Schemas['Product']
  /** False while the response for a visitor or of the last visit is shown. */
  fresh: boolean
}

/**
 * The bar of a product page. What a visitor adds is chosen before the login, and added after it.
 */
export function ProductActions({ product, fresh }: Props) {
  const { user } = useSession()
  const [requested, setRequested] = useState<'add' | 'buy' | null>(null)
  const { mutate: add, isPending: adding } = useMutation(additionOf(product, user?._id))
  const { buy, buying } = useBuyNow(product, user?._id)
  const ready = user !== undefined && fresh
  const askLogin = useGatedAction(`add:${product._id}`, () => undefined)
  const askBuy = useGatedAction(`buy:${product._id}`, () => setRequested('buy'), ready)
  const close = () => setRequested(null)
  const { data: cart } = useQuery({
    ...cartQueries.cart(user?._id ?? ''),
    enabled: user !== undefined,
  })
  const inCart = (cart && lineInCart(cart, product._id)?.quantity) ?? 0
  const soldOut = product.stocks === 0
  useRootClass(styles.above)
  const button = soldOut ? styles.square : styles.button
  const open = requested !== null && fresh

  const confirm = (quantity: number) => {
    if (requested === 'buy') return void buy(quantity).finally(close)
    close()
    if (currentToken() !== null)
      return add({ productId: product._id, shopId: product.shop._id, quantity })
    wantedProduct.write({ productId: product._id, quantity })
    askLogin()
  }
  return (
    <div className={styles.bar} role="group" aria-label="Buy this product">
      <Row justify="end" gap={1}>
        <LikeButton product={product} userId={user?._id} ready={ready} />
        <ListsButton product={product} user={user} />
        <Button
          variant={soldOut ? 'quiet' : 'secondary'}
          size="l"
          icon={ShoppingCartOutlined}
          className={button}
          disabled={soldOut}
          loading={adding || (requested === 'add' && !fresh)}
          onClick={() => setRequested('add')}
        >
          {soldOut ? 'Sold Out' : 'Add to cart'}
        </Button>
        <Button
          variant={soldOut ? 'quiet' : 'primary'}
          size="l"
          icon={soldOut ? ShoppingOutlined : undefined}
          className={button}
          disabled={soldOut}
          loading={buying || (requested === 'buy' && !fresh)}
          onClick={askBuy}
        >
          {soldOut ? 'Sold Out' : 'Buy Now'}
        </Button>
        {soldOut && (
          <LinkButton
            variant="accent"
            size="l"
            className={styles.button}
            to={paths.discover({ query: product.product_name })}
          >
            Find Similar
          </LinkButton>
        )}
      </Row>
      <QuantityDialog
        // A new key: the quantity starts at 1 again.
        key={requested ?? 'closed'}
        product={product}
        // Buy Now orders the chosen quantity, whatever is in the cart.
        inCart={requested === 'add' ? inCart : 0}
        open={open}
        action={requested === 'buy' ? 'Buy Now' : 'Add to cart'}
        busy={buying}
        onConfirm={confirm}
        onClose={close}
      />
    </div>
  )
}
