import { formatMoney } from '#domain/money.ts'
import type { FreshProduct, FreshProducts } from '../freshProducts/useFreshProducts.ts'

export interface Wanted {
  product: {
    _id: string
    product_name: string
    /** Price per piece when it was bought, pesos; undefined where it isn't known. */
    price?: number | undefined
  }
  quantity: number
}

export interface WantedLine {
  productId: string
  shopId: string
  /** Pieces to add: none when the cart has enough. */
  missing: number
  inCart?: FreshProduct['inCart']
}

function eachOnce(wanted: readonly Wanted[]): Wanted[] {
  const byId = new Map<string, Wanted>()
  for (const one of wanted) {
    const quantity = (byId.get(one.product._id)?.quantity ?? 0) + one.quantity
    byId.set(one.product._id, { ...one, quantity })
  }
  return [...byId.values()]
}

function noteOf({ product, quantity }: Wanted, now: FreshProduct | null): string {
  const { product_name, price } = product
  if (!now) return `${product_name} is no longer sold.`
  if (now.stocks === 0) return `${product_name} is sold out.`
  const inCart = now.inCart?.quantity ?? 0
  const notes = [
    ...(inCart > quantity ? [`${inCart} in your cart already`] : []),
    ...(now.stocks < quantity ? [`only ${now.stocks} left`] : []),
    ...(price === undefined || now.price === price
      ? []
      : [`${formatMoney(now.price)} instead of ${formatMoney(price)}`]),
  ]
  return notes.length > 0 ? `${product_name}: ${notes.join(', ')}.` : ''
}

/**
 * Returns those that can be bought now, and what differs from then, a sentence each. Pieces in the
 * cart are not added again, so a second press adds nothing.
 */
export function wantedLines(wanted: readonly Wanted[], fresh: FreshProducts) {
  const lines: WantedLine[] = []
  const notes: string[] = []
  for (const one of eachOnce(wanted)) {
    const now = fresh.get(one.product._id) ?? null
    const note = noteOf(one, now)
    if (note) notes.push(note)
    if (!now || now.stocks === 0) continue
    const { shopId, stocks, inCart } = now
    const missing = Math.max(0, Math.min(one.quantity, stocks) - (inCart?.quantity ?? 0))
    lines.push({ productId: one.product._id, shopId, missing, inCart })
  }
  return { lines, notes }
}
