import { storedSignal } from '#lib/storage.ts'

/** What a visitor wanted to add to the cart when the login was asked for. */
interface WantedProduct {
  productId: string
  /** Pieces. */
  quantity: number
}

/**
 * It is added once after the login or the signup. Each tab has its own, which survives a reload,
 * since a code is waited for meanwhile.
 */
export const wantedProduct = storedSignal<WantedProduct>({
  name: 'wanted-product',
  version: 1,
  area: 'session',
  parse: (value) => {
    const { productId, quantity } = (value ?? {}) as Partial<WantedProduct>
    return typeof productId === 'string' && Number.isSafeInteger(quantity)
      ? { productId, quantity: quantity! }
      : undefined
  },
})
