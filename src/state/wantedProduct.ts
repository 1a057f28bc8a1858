import { storedSignal } from '#lib/storage.ts'

interface WantedProduct {
  productId: string
  quantity: number
}

/** It is added once after the login; it survives a reload, since a code is waited for meanwhile. */
export const wantedProduct = storedSignal<WantedProduct>({
  name: 'wanted-product',
  area: 'session',
  parse: (value) => {
    const { productId, quantity } = (value ?? {}) as Partial<WantedProduct>
    return typeof productId === 'string' && Number.isSafeInteger(quantity)
      ? { productId, quantity: quantity! }
      : undefined
  },
})
