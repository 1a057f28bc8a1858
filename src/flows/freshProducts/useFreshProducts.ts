import { type QueryClient, useQueries, useQuery } from '@tanstack/react-query'
import { cartQueries } from '#api/cart.ts'
import { catalogQueries } from '#api/catalog.ts'
import type { Schemas } from '#api/contract.ts'
import { type ApiError, isMissing } from '#api/http/error.ts'
import { joinQueries } from '#api/joinQueries.ts'
import { useSession } from '#api/session.ts'
import type { QueryView } from '#ui/QueryBoundary.tsx'

export interface FreshProduct {
  shopId: string
  shop_name: string
  shop_picture?: string | null
  working_hour?: Schemas['WorkingHour']
  address?: string
  product_name: string
  display_picture: string
  /** Price per piece, pesos. */
  price: number
  /** Pieces that can be bought, those in the user's cart included. */
  stocks: number
  inCart?: { cartId: string; quantity: number }
}

/** Products by ids; null for one that is no longer sold. */
export type FreshProducts = ReadonlyMap<string, FreshProduct | null>

const cartEntries = ({ carts, outOfStock }: Schemas['Cart']): [string, FreshProduct][] =>
  [...carts, ...outOfStock].flatMap(({ products, ...shop }) =>
    products.map(({ productId, cartId, quantity, ...product }): [string, FreshProduct] => [
      productId,
      { ...shop, ...product, inCart: { cartId, quantity } },
    ]),
  )

const freshProduct = ({ shop, ...product }: Schemas['Product']): FreshProduct => ({
  ...product,
  shopId: shop._id,
  shop_name: shop.shop_name,
  shop_picture: shop.display_picture,
  working_hour: shop.working_hour,
  address: shop.address,
})

/** Reads prices and stock for a user once; rejects when one can't be read. */
export async function readFreshProducts(
  queryClient: QueryClient,
  userId: string,
  ids: readonly string[],
): Promise<FreshProducts> {
  const cart = await queryClient.fetchQuery({ ...cartQueries.cart(userId), staleTime: 0 })
  const held = new Map<string, FreshProduct | null>(cartEntries(cart))
  const read = async (id: string): Promise<[string, FreshProduct | null]> => {
    const query = { ...catalogQueries.product(id, userId), staleTime: 0 }
    return [
      id,
      await queryClient.fetchQuery(query).then(freshProduct, (error: ApiError) => {
        if (isMissing(error)) return null
        throw error
      }),
    ]
  }
  const missing = [...new Set(ids)].filter((id) => !held.has(id))
  return new Map([...held, ...(await Promise.all(missing.map(read)))])
}

/**
 * Loads prices and stock from the cart and the catalogue. There is no data until all of it has been
 * fetched since the component was mounted, nor while products that leave the cart are fetched.
 * Takes ids in any order.
 */
export function useFreshProducts(ids: readonly string[]): QueryView<FreshProducts> {
  const { user } = useSession()
  const cart = useQuery({
    ...cartQueries.cart(user?._id ?? ''),
    enabled: user !== undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  const fresh = cart.isFetchedAfterMount ? cart.data : undefined
  const found = new Map<string, FreshProduct | null>(fresh ? cartEntries(fresh) : [])
  const missing = fresh ? [...new Set(ids)].filter((id) => !found.has(id)) : []
  const products = useQueries({
    queries: missing.map((id) => ({ ...catalogQueries.product(id, user?._id), staleTime: 0 })),
  })

  products.forEach(({ data, error, isFetchedAfterMount }, index) => {
    const id = missing[index]
    if (id === undefined || !isFetchedAfterMount) return
    if (isMissing(error)) found.set(id, null)
    else if (data) found.set(id, freshProduct(data))
  })
  const isComplete = fresh && ids.every((id) => found.has(id))
  return joinQueries(isComplete ? found : undefined, cart, products)
}
