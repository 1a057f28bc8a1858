import { roundMoney } from './money.ts'
import type { Selection } from './selection.ts'

type ChosenProduct = Selection[number]['products'][number]

/**
 * The fields of a line of a cart, an order or a list that a checkout needs. Not in selection.ts,
 * with which the product page would load the schema.
 */
export const chosenProduct = ({
  productId,
  cartId,
  product_name,
  display_picture,
  price,
  quantity,
}: Omit<ChosenProduct, 'total'>): ChosenProduct => ({
  productId,
  cartId,
  product_name,
  display_picture,
  price,
  quantity,
  total: roundMoney(price * quantity),
})
