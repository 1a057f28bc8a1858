import { formatMoney } from '#domain/money.ts'
import type { Selection } from '#domain/selection.ts'
import type { FreshProduct } from '#flows/freshProducts/useFreshProducts.ts'
import { formatCount } from '#lib/numbers.ts'

export interface CheckoutLine extends FreshProduct {
  productId: string
  quantity: number
}

export interface CheckoutGroup extends Pick<
  FreshProduct,
  'shopId' | 'shop_name' | 'shop_picture' | 'working_hour' | 'address'
> {
  lines: CheckoutLine[]
}

/** What can be ordered, and messages about its differences from the chosen selection. */
export interface Reconciled {
  groups: CheckoutGroup[]
  changes: string[]
}

/**
 * Updates a selection, which may be old or forged, with the server's prices, stock and shops.
 * `ordered`: ids of cart lines that another checkout has ordered.
 */
export function reconcile(
  selection: Selection,
  found: ReadonlyMap<string, FreshProduct | null>,
  ordered: ReadonlySet<string>,
): Reconciled {
  const groups = new Map<string, CheckoutGroup>()
  const changes: string[] = []
  const chosen = selection.flatMap(({ shop_name, products }) =>
    products.map((product) => ({ ...product, shop_name })),
  )
  for (const { productId, cartId, product_name, shop_name, price, quantity } of chosen) {
    const now = found.get(productId)
    if (!now) {
      changes.push(`${product_name} from ${shop_name} is no longer sold, so we removed it.`)
      continue
    }
    const name = `${now.product_name} from ${now.shop_name}`
    if (cartId !== undefined && ordered.has(cartId)) {
      changes.push(`${name} is already in another order of yours, so we removed it.`)
      continue
    }
    if (now.stocks === 0) {
      changes.push(`${name} is sold out, so we removed it.`)
      continue
    }
    if (now.price !== price)
      changes.push(`${name} now costs ${formatMoney(now.price)} instead of ${formatMoney(price)}.`)
    if (now.stocks < quantity)
      changes.push(
        `Only ${formatCount(now.stocks)} of ${name} ${now.stocks === 1 ? 'is' : 'are'} left: the quantity was lowered from ${formatCount(quantity)}.`,
      )
    const { shopId, shop_picture, working_hour, address } = now
    const group = groups.get(shopId) ?? {
      shopId,
      shop_name: now.shop_name,
      shop_picture,
      working_hour,
      address,
      lines: [],
    }
    // Pieces in the cart that were not selected stay there, although they are of the same product.
    const inCart = cartId === undefined ? undefined : now.inCart
    group.lines.push({ ...now, productId, quantity: Math.min(quantity, now.stocks), inCart })
    groups.set(shopId, group)
  }
  return { groups: [...groups.values()], changes }
}
