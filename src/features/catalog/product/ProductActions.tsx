import SearchOutlined from '@ant-design/icons/SearchOutlined'
import ShoppingCartOutlined from '@ant-design/icons/ShoppingCartOutlined'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cartQueries } from '#api/cart.ts'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { lineInCart } from '#domain/lineInCart.ts'
import { paths } from '#domain/paths.ts'
import { additionOf } from '#flows/cart/addition.ts'
import { useGatedAction } from '#state/gate.ts'
import { currentToken } from '#state/session.ts'
import { wantedProduct } from '#state/wantedProduct.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useRootClass } from '#ui/useRootClass.ts'
import { LikeButton } from './LikeButton.tsx'
import { ListsButton } from './lists/ListsButton.tsx'
import { QuantityDialog } from './QuantityDialog.tsx'
import { useBuyNow } from './useBuyNow.ts'
import styles from './ProductActions.module.css'

interface Props {
  product: Schemas['Product']
  /**
   * Whether the product was loaded for the current user. False while the response for a visitor or
   * of the last visit is shown.
   */
  fresh: boolean
}

/**
 * The bar at the bottom of a product page: like, add to a scheduled list, add to cart, buy. Each
 * requires a login; what a visitor adds is chosen before, and added after it.
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
  useRootClass(soldOut ? styles.aboveSimilar : undefined)
  /** The dialog opens once the current price and stock are loaded. */
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
      {soldOut && (
        <LinkButton
          block
          variant="accent"
          icon={SearchOutlined}
          className={styles.similar}
          to={paths.discover({ query: product.product_name })}
        >
          Find Similar
        </LinkButton>
      )}
      <Row justify="end" gap={1}>
        <LikeButton product={product} userId={user?._id} ready={ready} />
        <ListsButton product={product} user={user} />
        <Button
          variant="secondary"
          size="l"
          icon={ShoppingCartOutlined}
          className={styles.button}
          disabled={soldOut}
          loading={adding || (requested === 'add' && !fresh)}
          onClick={() => setRequested('add')}
        >
          {soldOut ? 'Sold Out' : 'Add to cart'}
        </Button>
        <Button
          size="l"
          className={styles.button}
          disabled={soldOut}
          loading={buying || (requested === 'buy' && !fresh)}
          onClick={askBuy}
        >
          {soldOut ? 'Sold Out' : 'Buy Now'}
        </Button>
      </Row>
      <QuantityDialog
        // Remounted on opening, so that the quantity starts at 1.
        key={requested ?? 'closed'}
        product={product}
        // Buy Now orders the chosen quantity, independent of the cart.
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
