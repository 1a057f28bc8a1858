import { z } from '#lib/zod.ts'

/** Largest size of one order. */
const MAX_SHOPS = 20
const MAX_PRODUCTS_OF_SHOP = 100

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const text = z.string().check(z.minLength(1), z.maxLength(200))
const product = z.object({
  productId: id,
  /** Missing for a product that is not from the cart. */
  cartId: z.optional(id),
  product_name: text,
  display_picture: z.string().check(z.maxLength(2000)),
  price: z.number().check(z.gte(0), z.lte(10_000_000)),
  quantity: z.int().check(z.gte(1), z.lte(100_000)),
  total: z.number().check(z.gte(0)),
})
const group = z.object({
  shopId: id,
  shop_name: text,
  products: z.array(product).check(z.minLength(1), z.maxLength(MAX_PRODUCTS_OF_SHOP)),
})
const isEachOnce = (groups: readonly { products: readonly { productId: string }[] }[]) => {
  const ids = groups.flatMap(({ products }) => products.map(({ productId }) => productId))
  return new Set(ids).size === ids.length
}

/** Each product is in a selection once. */
export const selectionSchema = z
  .array(group)
  .check(z.minLength(1), z.maxLength(MAX_SHOPS), z.refine(isEachOnce))

/** Has a group per shop; prices in pesos, as they were when chosen. */
export type Selection = z.infer<typeof selectionSchema>

/** Encodes as JSON, UTF-8 and base64, for URLSearchParams. */
export function encodeSelection(chosen: Selection): string {
  const bytes = new TextEncoder().encode(JSON.stringify(chosen))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Returns null for anything that is not a selection within the limits of an order. */
export function decodeSelection(state: string): Selection | null {
  try {
    // A plus sign that a link has not encoded comes as a space.
    const bytes = Uint8Array.from(atob(state.replaceAll(' ', '+')), (char) => char.charCodeAt(0))
    const parsed = selectionSchema.safeParse(
      JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)),
    )
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

const FNV_OFFSET = 0xcbf29ce484222325n
const FNV_PRIME = 0x100000001b3n

/**
 * Returns 16 hexadecimal digits, the same for the same products, quantities and cart lines,
 * whatever they cost. `origin` distinguishes equal selections from different sources.
 */
export function selectionId(chosen: Selection, origin = ''): string {
  const parts = chosen.flatMap(({ products }) =>
    products.map(({ productId, quantity, cartId }) => `${productId}:${quantity}:${cartId ?? ''}`),
  )
  const bytes = new TextEncoder().encode([...parts.sort(), ...(origin ? [origin] : [])].join())
  const hash = bytes.reduce(
    (sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * FNV_PRIME),
    FNV_OFFSET,
  )
  return hash.toString(16).padStart(16, '0')
}
