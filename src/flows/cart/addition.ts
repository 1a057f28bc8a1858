import { optimistic } from '#api/cache/optimistic.ts'
import { cartMutations, cartQueries } from '#api/cart.ts'
import { lineInCart } from '#domain/lineInCart.ts'
import { paths } from '#domain/paths.ts'
import { selectAdded } from '#state/cartSelection.ts'
import { showToast } from '#ui/toast.ts'
import { showAddFailed, showCartFull } from './additionFailures.ts'
import { type AddedProduct, cartWithLine, cartWithPieces } from './cartWithLine.ts'

/** Shows the addition at once, and selects the product, since the user is about to buy it. */
export const additionOf = (product: AddedProduct, userId: string | undefined) =>
  optimistic(
    {
      ...cartMutations.add(userId ?? ''),
      onSuccess: ({ isMax, line }) => {
        if (isMax) return showCartFull()
        if (line) selectAdded([line.cartId])
        showToast('Success', 'Product added to cart!', 'success', {
          label: 'View cart',
          to: paths.cart(),
        })
      },
      onError: showAddFailed,
    },
    {
      queryKey: cartQueries.cart(userId ?? '').queryKey,
      patch: (cart, { quantity }) => cartWithPieces(cart, product, quantity),
      lost: (cart, _added, shown) => {
        const line = lineInCart(cart, product._id)
        const expected = lineInCart(shown, product._id)
        return line && expected && line.quantity >= expected.quantity
          ? { isMax: false, line }
          : null
      },
      answer: (cart, { line }) => (line ? cartWithLine(cart, product.shop, line) : cart),
    },
  )
