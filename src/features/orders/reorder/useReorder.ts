import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { cartMutations } from '#api/cart.ts'
import type { Schemas } from '#api/contract.ts'
import { showAddFailed, showCartFull } from '#flows/cart/addFailures.ts'
import { useFreshProducts } from '#flows/freshProducts/useFreshProducts.ts'
import { selectProducts } from '#state/cartSelection.ts'
import type { QueryView } from '#ui/QueryBoundary.tsx'
import { showToast } from '#ui/toast.ts'
import { type ReorderLine, reorderLines } from './reorderLines.ts'

type Order = Schemas['Order']

/** Fetches which products of an order can be bought now. */
export function useReorderLines({ products }: Order): QueryView<ReorderLine[]> {
  const fresh = useFreshProducts(products.map(({ product }) => product._id))
  return { ...fresh, data: fresh.data && reorderLines(products, fresh.data) }
}

/** Adds the lines to the cart, selects them there and opens it. */
export function useReorder() {
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(cartMutations.add())
  const [adding, setAdding] = useState(false)

  const buy = async (lines: readonly ReorderLine[]) => {
    setAdding(true)
    try {
      const wanted = lines.filter((line) => line.quantity > 0)
      const results = await Promise.all(wanted.map(({ productId, shopId, quantity }) => mutateAsync({ productId, shopId, quantity })))
      if (results.some(({ isMax }) => isMax)) return showCartFull()
      selectProducts(
        wanted.map((line) => line.productId),
        true,
      )
      showToast('Success', 'Product added to cart!')
      await navigate(paths.cart())
    } catch {
      showAddFailed()
    } finally {
      setAdding(false)
    }
  }
  return { buy: (lines: readonly ReorderLine[]) => void buy(lines), adding }
}
