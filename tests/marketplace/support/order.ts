import { namedBuyers, type PersonaKey, shopId } from '#fixtures/named.ts'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'

/** The body of a call that orders a product to be picked up: by default one piece, paid in cash. */
export const orderOf = (
  buyer: PersonaKey,
  product: ProductKey,
  { quantity = 1, payment_method = 'cod' } = {},
) => ({
  urls: { success: 'https://suki.example/ok', failure: 'https://suki.example/cart' },
  transactions: [
    {
      shop: shopId(namedProducts[product].shop),
      customer: namedBuyers[buyer].id,
      products: [{ product: namedProducts[product].id, quantity }],
      payment_method,
      delivery_method: 'PICKUP',
    },
  ],
})
