import type { Schemas } from '../../../api/contract.ts'
import { formatMoney } from '../../../lib/money.ts'

/** A product as it is sold now; null when it is no longer sold. */
export type Offer = { shopId: string; price: number; stocks: number } | null

/** One product of a cancelled order, as it can be bought again. */
export interface ReorderLine {
  productId: string
  shopId: string
  product_name: string
  display_picture: string
  /** Pieces that can be added to the cart; 0 when none can. */
  quantity: number
  /** Pesos a piece, now. */
  price: number
  /** How this differs from what was ordered, in words. */
  notes: string[]
}

type Ordered = Schemas['Order']['products'][number]

function reorderLine({ product, quantity }: Ordered, offer: Offer, inCart: number): ReorderLine {
  const { _id: productId, product_name, display_picture } = product
  const line = { productId, product_name, display_picture, shopId: offer?.shopId ?? '', price: offer?.price ?? product.price }
  if (!offer) return { ...line, quantity: 0, notes: ['No longer sold.'] }
  if (offer.stocks === 0) return { ...line, quantity: 0, notes: ['Sold out.'] }
  const left = Math.max(0, offer.stocks - inCart)
  if (left === 0) return { ...line, quantity: 0, notes: ['Your cart holds all that is left.'] }
  const notes: string[] = []
  if (offer.price !== product.price) notes.push(`Now ${formatMoney(offer.price)} instead of ${formatMoney(product.price)}.`)
  if (left < quantity) notes.push(inCart > 0 ? `Only ${left} more can be added.` : `Only ${left} left.`)
  return { ...line, quantity: Math.min(quantity, left), notes }
}

/**
 * What of an order can be bought again. `offers` are the products as they are now, by id; `inCart` the pieces
 * that the cart holds already.
 */
export const reorderLines = (
  products: readonly Ordered[],
  offers: ReadonlyMap<string, Offer>,
  inCart: ReadonlyMap<string, number>,
): ReorderLine[] =>
  products.map((ordered) => reorderLine(ordered, offers.get(ordered.product._id) ?? null, inCart.get(ordered.product._id) ?? 0))
