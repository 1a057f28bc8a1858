import { roundMoney } from './money.ts'
import type { Selection } from './selection.ts'

type ChosenProduct = Selection[number]['products'][number]

/**
 * A product as a selection has it: those fields of a line of a cart, an order or a list that a
 * checkout needs, and the total of its pieces. It is not in selection.ts, since the product page
 * would load the schema, too.
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
