import type { Schemas } from '#api/contract.ts'
import type { FreshProduct, FreshProducts } from '#flows/freshProducts/useFreshProducts.ts'
import { formatMoney } from '#domain/money.ts'

/** One product of an order, with its current availability. */
export interface ReorderLine {
  productId: string
  shopId: string
  product_name: string
  display_picture: string
  /** Pieces that can be added to the cart; 0 when none can. */
  quantity: number
  /** Current price per piece, pesos. */
  price: number
  /** How it differs from the order, as sentences. */
  notes: string[]
}

type Ordered = Schemas['Order']['products'][number]

function reorderLine({ product, quantity }: Ordered, now: FreshProduct | null): ReorderLine {
  const { _id: productId, product_name, display_picture } = product
  const line = {
    productId,
    product_name,
    display_picture,
    shopId: now?.shopId ?? '',
    price: now?.price ?? product.price,
  }
  if (!now) return { ...line, quantity: 0, notes: ['No longer sold.'] }
  if (now.stocks === 0) return { ...line, quantity: 0, notes: ['Sold out.'] }
  const inCart = now.inCart?.quantity ?? 0
  const available = Math.max(0, now.stocks - inCart)
  if (available === 0)
    return { ...line, quantity: 0, notes: ['All the remaining stock is already in your cart.'] }
  const notes: string[] = []
  if (now.price !== product.price)
    notes.push(`Now ${formatMoney(now.price)} instead of ${formatMoney(product.price)}.`)
  if (available < quantity)
    notes.push(inCart > 0 ? `Only ${available} more can be added.` : `Only ${available} left.`)
  return { ...line, quantity: Math.min(quantity, available), notes }
}

/** The products of an order that can be bought again, by their current state. */
export const reorderLines = (products: readonly Ordered[], now: FreshProducts): ReorderLine[] =>
  products.map((ordered) => reorderLine(ordered, now.get(ordered.product._id) ?? null))
