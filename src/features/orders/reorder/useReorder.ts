import { useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { cartMutations, cartQueries } from '../../../api/cart.ts'
import { catalogQueries } from '../../../api/catalog.ts'
import type { Schemas } from '../../../api/contract.ts'
import { selectProducts } from '../../../state/cartSelection.ts'
import type { QueryView } from '../../../ui/QueryBoundary.tsx'
import { showError, showToast } from '../../../ui/toast.ts'
import { type ReorderLine, reorderLines, type Offer } from './reorderLines.ts'

type Order = Schemas['Order']

const quantities = ({ carts, outOfStock }: Schemas['Cart']) =>
  new Map([...carts, ...outOfStock].flatMap((group) => group.products.map(({ productId, quantity }) => [productId, quantity] as const)))

/** Reads anew what of an order can be bought. */
export function useReorderLines({ products, customer }: Order): QueryView<ReorderLine[]> {
  const cart = useQuery({ ...cartQueries.cart(customer), refetchOnMount: 'always' })
  const found = useQueries({
    queries: products.map(({ product }) => ({ ...catalogQueries.product(product._id, customer), staleTime: 0 })),
  })
  const offers = new Map<string, Offer>()
  products.forEach(({ product }, index) => {
    const query = found[index]
    if (query?.data) offers.set(product._id, { shopId: query.data.shop._id, price: query.data.price, stocks: query.data.stocks })
    else if (query?.error?.status === 404) offers.set(product._id, null)
  })
  const failed = found.find(({ error }) => error && error.status !== 404)
  const complete = cart.isFetchedAfterMount && cart.data !== undefined && offers.size === products.length
  return {
    data: complete && cart.data ? reorderLines(products, offers, quantities(cart.data)) : undefined,
    error: failed?.error ?? cart.error,
    fetchStatus: failed?.fetchStatus ?? cart.fetchStatus,
    refetch: () => Promise.all([cart.refetch(), ...found.map((query) => query.refetch())]),
  }
}

/** Adds the lines to the cart, ticks them there and opens it. */
export function useReorder() {
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(cartMutations.add())
  const [adding, setAdding] = useState(false)

  const buy = async (lines: readonly ReorderLine[]) => {
    setAdding(true)
    try {
      const wanted = lines.filter((line) => line.quantity > 0)
      const results = await Promise.all(wanted.map(({ productId, shopId, quantity }) => mutateAsync({ productId, shopId, quantity })))
      if (results.some(({ isMax }) => isMax)) return showError('Failed', 'You have reached the maximum number of shops in your cart.')
      selectProducts(
        wanted.map((line) => line.productId),
        true,
      )
      showToast('Success', 'Product added to cart!')
      await navigate(paths.cart())
    } catch {
      showError('An error occurred', 'Failed to add product to cart')
    } finally {
      setAdding(false)
    }
  }
  return { buy: (lines: readonly ReorderLine[]) => void buy(lines), adding }
}
