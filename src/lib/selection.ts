import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1), z.maxLength(200))
const product = z.object({
  productId: text,
  /** Missing when the product comes from a scheduled list. */
  cartId: z.optional(text),
  product_name: text,
  display_picture: z.string().check(z.maxLength(2000)),
  price: z.number().check(z.gte(0), z.lte(10_000_000)),
  quantity: z.int().check(z.gte(1), z.lte(100_000)),
  total: z.number().check(z.gte(0)),
})
const group = z.object({ shopId: text, shop_name: text, products: z.array(product).check(z.minLength(1), z.maxLength(200)) })
const selection = z.array(group).check(z.minLength(1), z.maxLength(50))

/** What the buyer chose to check out, a group per shop; prices in pesos, as they were when chosen. */
export type Selection = z.infer<typeof selection>

/** Encodes a selection for the `state` parameter of the checkout: JSON, UTF-8, base64. The URL encoding is left to URLSearchParams. */
export function encodeSelection(chosen: Selection): string {
  const bytes = new TextEncoder().encode(JSON.stringify(chosen))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Reads a `state` parameter. It is a stranger's text: null for anything that is not a selection. */
export function decodeSelection(state: string): Selection | null {
  try {
    // A plus that a careless link left unencoded arrives as a space.
    const bytes = Uint8Array.from(atob(state.replaceAll(' ', '+')), (char) => char.charCodeAt(0))
    const parsed = selection.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
