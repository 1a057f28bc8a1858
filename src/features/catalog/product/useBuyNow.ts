import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { cartMutations, cartQueries } from '#api/cart.ts'
import type { Schemas } from '#api/contract.ts'
import { chosenProduct } from '#domain/chosenProduct.ts'
import { lineInCart } from '#domain/lineInCart.ts'
import { showCartFull } from '#flows/cart/additionFailures.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { showError } from '#ui/toast.ts'

const failed = () => showError('Error', 'Failed to add to cart.')

/**
 * Adds pieces of a product to the cart, then opens the checkout with these pieces only. Pieces that
 * were in the cart before stay there, and nothing is selected: if the buyer leaves the checkout, the
 * cart has the pieces without a tick. It waits for the server's response.
 */
export function useBuyNow(product: Schemas['Product'], userId: string | undefined) {
  const { _id: productId, shop, stocks } = product
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync: add } = useMutation(cartMutations.add(userId ?? ''))
  const [buying, setBuying] = useState(false)
  const begin = useCurrentRequest()

  /**
   * The cart line from which the pieces are ordered. At most as many are added as the stock exceeds
   * the pieces in the cart.
   */
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
      // Not part of the product's screen. Loaded before anything is written, since the page reloads
      // when a release has replaced the chunk.
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
