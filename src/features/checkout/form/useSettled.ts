import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cartQueries } from '../../../api/cart.ts'
import { catalogQueries } from '../../../api/catalog.ts'
import type { Schemas } from '../../../api/contract.ts'
import { useSession } from '../../../api/session.ts'
import { isOrdered } from '../../../flows/checkout/attempt.ts'
import type { AttemptStore } from '../../../flows/checkout/store.ts'
import type { Selection } from '../../../lib/selection.ts'
import type { QueryView } from '../../../ui/QueryBoundary.tsx'
import { type Found, type Settled, settle } from './settle.ts'

const cartEntries = ({ carts, outOfStock }: Schemas['Cart']): [string, Found][] =>
  [...carts, ...outOfStock].flatMap(({ shopId, shop_name, products }) =>
    products.map(({ productId, cartId, quantity, product_name, display_picture, price, stocks }): [string, Found] => [
      productId,
      { shopId, shop_name, product_name, display_picture, price, stocks, inCart: { cartId, quantity } },
    ]),
  )

const productFound = ({ shop, product_name, display_picture, price, stocks }: Schemas['Product']): Found => ({
  shopId: shop._id,
  shop_name: shop.shop_name,
  product_name,
  display_picture,
  price,
  stocks,
})

/** Lines of the cart that another checkout has ordered as a whole: an old address or a second tab may still name them. */
const orderedLines = (store: AttemptStore): ReadonlySet<string> =>
  new Set(
    store.others().flatMap((other) => {
      const progress = other.read()?.progress
      if (!progress || !isOrdered(progress) || progress.phase === 'unpaid') return []
      return progress.sent.cartLines.filter(({ left }) => left === 0).map(({ cartId }) => cartId)
    }),
  )

/** The latest value; while there is none, or with `held`, the one before. Values are the same when they read the same. */
function useLatest<T>(value: T | undefined, held: boolean): T | undefined {
  const [kept, setKept] = useState(value)
  if (held || value === undefined || JSON.stringify(value) === JSON.stringify(kept)) return kept
  setKept(value)
  return value
}

/**
 * Reads prices and stock of a selection anew: from the cart, and what is not in it from the catalogue. With `held` nothing changes: an
 * order that is on its way changes the stock itself.
 */
export function useSettled(selection: Selection, store: AttemptStore, held: boolean): QueryView<Settled> {
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
  // A line that another tab takes out of the cart is read from the catalogue: until then the form stays as it is.
  const data = useLatest(complete ? settle(selection, found, orderedLines(store)) : undefined, held)
  return {
    data,
    error: failed?.error ?? cart.error,
    fetchStatus: failed?.fetchStatus ?? cart.fetchStatus,
    refetch: () => Promise.all([cart.refetch(), ...products.map((query) => query.refetch())]),
  }
}
