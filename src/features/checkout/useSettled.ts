import { useQueries, useQuery } from '@tanstack/react-query'
import { cartQueries } from '../../api/cart.ts'
import { catalogQueries } from '../../api/catalog.ts'
import type { Schemas } from '../../api/contract.ts'
import { useSession } from '../../api/session.ts'
import type { Selection } from '../../lib/selection.ts'
import type { QueryView } from '../../ui/QueryBoundary.tsx'
import { type Found, type Settled, settle } from './settle.ts'

const cartEntries = ({ carts, outOfStock }: Schemas['Cart']): [string, Found][] =>
  [...carts, ...outOfStock].flatMap(({ shopId, shop_name, products }) =>
    products.map(({ productId, ...line }): [string, Found] => [productId, { shopId, shop_name, ...line }]),
  )

const productFound = ({ shop, product_name, display_picture, price, stocks }: Schemas['Product']): Found => ({
  shopId: shop._id,
  shop_name: shop.shop_name,
  product_name,
  display_picture,
  price,
  stocks,
})

/** Reads prices and stock of a selection anew: from the cart, and what is not in it from the catalogue. */
export function useSettled(selection: Selection): QueryView<Settled> {
  const { user } = useSession()
  const cart = useQuery({
    ...cartQueries.cart(user?._id ?? ''),
    enabled: user !== undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  // What an earlier screen left in the cache is no fresh reading.
  const fresh = cart.isFetchedAfterMount ? cart.data : undefined
  const found = new Map<string, Found | null>(fresh ? cartEntries(fresh) : [])
  const ids = selection.flatMap((group) => group.products.map((product) => product.productId))
  const missing = fresh ? ids.filter((id) => !found.has(id)) : []
  const products = useQueries({ queries: missing.map((id) => ({ ...catalogQueries.product(id, user?._id), staleTime: 0 })) })

  products.forEach(({ data, error }, index) => {
    const id = missing[index]
    if (id !== undefined && data) found.set(id, productFound(data))
    else if (id !== undefined && error?.status === 404) found.set(id, null)
  })
  const failed = products.find(({ error }) => error && error.status !== 404)
  const complete = fresh !== undefined && ids.every((id) => found.has(id))
  return {
    data: complete ? settle(selection, found) : undefined,
    error: failed?.error ?? cart.error,
    fetchStatus: failed?.fetchStatus ?? cart.fetchStatus,
    refetch: () => Promise.all([cart.refetch(), ...products.map((query) => query.refetch())]),
  }
}
