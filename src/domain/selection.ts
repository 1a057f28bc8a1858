import { z } from '#lib/zod.ts'

/** Maximum size of one order. */
const MAX_SHOPS = 20
const MAX_PRODUCTS_OF_SHOP = 100

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const text = z.string().check(z.minLength(1), z.maxLength(200))
const product = z.object({
  productId: id,
  /** Its cart line; missing for products from elsewhere, such as a scheduled list. */
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

/** The schema of a selection in an address or in the storage; it has each product once. */
export const selectionSchema = z
  .array(group)
  .check(z.minLength(1), z.maxLength(MAX_SHOPS), z.refine(isEachOnce))

/**
 * The products chosen for checkout, in a group per shop; prices in pesos, as they were when chosen.
 */
export type Selection = z.infer<typeof selectionSchema>

/**
 * Encodes a selection for the `state` parameter of the checkout: JSON, UTF-8, base64. The URL
 * encoding is left to URLSearchParams.
 */
export function encodeSelection(chosen: Selection): string {
  const bytes = new TextEncoder().encode(JSON.stringify(chosen))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/**
 * Decodes a `state` parameter, which may come from anywhere: null for anything that is not a
 * selection or exceeds the limits of an order.
 */
export function decodeSelection(state: string): Selection | null {
  try {
    // An unencoded plus sign in a link is decoded as a space.
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
 * The id of a selection, 16 hexadecimal digits: the same products, quantities and cart lines have
 * the same id in every tab, independent of current prices. `origin` distinguishes equal selections
 * from different sources.
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
