import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { cartMutations } from '../../../api/cart.ts'
import type { Schemas } from '../../../api/contract.ts'
import { roundMoney } from '../../../lib/money.ts'
import { encodeSelection } from '../../../lib/selection.ts'
import { showCartFull } from '../../../flows/cart/addFailures.ts'
import { showError } from '../../../ui/toast.ts'

/** Adds a product to the cart, then opens the checkout with that line alone. Nothing is shown as done before the server says so. */
export function useBuyNow({ _id: productId, shop }: Schemas['Product']) {
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useMutation(cartMutations.add())

  const buy = async (quantity: number) => {
    try {
      const result = await mutateAsync({ productId, shopId: shop._id, quantity })
      if (result.isMax) return showCartFull()
      const { cartId, product_name, display_picture, price } = result
      const line = {
        productId,
        cartId,
        product_name,
        display_picture,
        price,
        quantity: result.quantity,
        total: roundMoney(price * result.quantity),
      }
      const state = encodeSelection([{ shopId: shop._id, shop_name: shop.shop_name, products: [line] }])
      await navigate(paths.checkout(state))
    } catch {
      showError('Error', 'Failed to add to cart.')
    }
  }
  return { buy, buying: isPending }
}
