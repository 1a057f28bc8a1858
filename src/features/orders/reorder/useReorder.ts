import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#domain/paths.ts'
import { cartMutations } from '#api/cart.ts'
import type { Schemas } from '#api/contract.ts'
import { showAddFailed } from '#flows/cart/showAddFailed.ts'
import { showCartFull } from '#flows/cart/showCartFull.ts'
import { startCheckout } from '#flows/checkout/startCheckout.ts'
import { useFreshProducts } from '#flows/freshProducts/useFreshProducts.ts'
import { chosenProduct } from '#domain/chosenProduct.ts'
import type { Selection } from '#domain/selection.ts'
import { selectAdded } from '#state/cartSelection.ts'
import type { QueryView } from '#ui/QueryBoundary.tsx'
import { showToast } from '#ui/toast.ts'
import { type ReorderLine, reorderLines } from './reorderLines.ts'

type Order = Schemas['Order']

/** Fetches which products of an order can be bought now. */
export function useReorderLines({ products }: Order): QueryView<ReorderLine[]> {
  const fresh = useFreshProducts(products.map(({ product }) => product._id))
  return { ...fresh, data: fresh.data && reorderLines(products, fresh.data) }
}

/** The products of the lines as a checkout takes them. */
const selectionOf = ({ shop }: Order, lines: readonly ReorderLine[]): Selection => [
  {
    shopId: shop._id,
    shop_name: shop.shop_name,
    products: lines.filter(({ quantity }) => quantity > 0).map(chosenProduct),
  },
]

/**
 * Orders the products of an order again. `checkOut` opens their checkout, with the delivery method
 * and instructions of the order. `buy` adds them to the cart, selects them there and opens it.
 */
export function useReorder(order: Order) {
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(cartMutations.add())
  const [adding, setAdding] = useState(false)

  const buy = async (lines: readonly ReorderLine[]) => {
    setAdding(true)
    const results = await Promise.all(
      lines
        .filter(({ quantity }) => quantity > 0)
        .map(({ productId, shopId, quantity }) =>
          mutateAsync({ productId, shopId, quantity }).catch(() => null),
        ),
    )
    setAdding(false)
    const added = results.flatMap((result) => (result && !result.isMax ? result.cartId : []))
    selectAdded(added)
    if (results.includes(null)) showAddFailed()
    else if (added.length < results.length) showCartFull()
    else showToast('Success', 'Product added to cart!')
    // Also after a failure of some: another try from here would add the others twice.
    if (added.length > 0) await navigate(paths.cart())
  }
  const checkOut = (lines: readonly ReorderLine[]) => {
    const { customer, shop, delivery_method, delivery_instruction } = order
    const choices = {
      deliveries: { [shop._id]: delivery_method },
      instructions: delivery_instruction ?? '',
    }
    void navigate(
      startCheckout(customer, selectionOf(order, lines), {
        occurrence: null,
        choices,
        again: true,
      }),
    )
  }
  return { buy: (lines: readonly ReorderLine[]) => void buy(lines), checkOut, adding }
}
