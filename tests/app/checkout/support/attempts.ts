import type { Selection } from '#domain/selection.ts'
import type { SentOrder } from '#flows/checkout/attempt.ts'

export const idOf = (n: number) => n.toString(16).padStart(24, '0')

/** One piece of product `n`, from the cart. */
export const chosenProduct = (n: number) => ({
  productId: idOf(n),
  cartId: idOf(1000 + n),
  product_name: `Product ${n}`,
  display_picture: '',
  price: 10,
  quantity: 1,
  total: 10,
})

export const selectionOf = (n: number): Selection => [
  { shopId: idOf(100), shop_name: 'Nena', products: [chosenProduct(n)] },
]

/** That selection as a sent order. */
export const sentOf = (n: number, payment_method: 'cod' | 'gcash' = 'cod'): SentOrder => ({
  body: {
    urls: { success: '', failure: '' },
    transactions: [
      {
        shop: idOf(100),
        customer: 'me',
        products: [{ product: idOf(n), quantity: 1 }],
        payment_method,
        delivery_method: 'PICKUP',
      },
    ],
  },
  before: [],
  cartLines: [
    { cartId: idOf(1000 + n), productId: idOf(n), shopId: idOf(100), ordered: 1, left: 0 },
  ],
  at: 0,
})
