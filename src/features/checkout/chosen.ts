import { decodeSelection, type Selection } from '../../lib/selection.ts'

/** What one call takes at most. */
const MAX_SHOPS = 20
const MAX_PRODUCTS = 100
const isId = (text: string) => /^[0-9a-f]{24}$/.test(text)

/** The selection of a `state` parameter, when it can be checked out at all: null for anything else. */
export function readChosen(state: string): Selection | null {
  const selection = decodeSelection(state)
  if (!selection || selection.length > MAX_SHOPS) return null
  const products = selection.flatMap((group) => group.products)
  const ids = products.flatMap(({ productId, cartId }) => (cartId === undefined ? [productId] : [productId, cartId]))
  const unique = new Set(products.map((product) => product.productId)).size === products.length
  return unique && products.length <= MAX_PRODUCTS && ids.every(isId) ? selection : null
}
