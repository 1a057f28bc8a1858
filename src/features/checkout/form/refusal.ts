import { ApiError } from '../../../api/error.ts'
import type { CheckoutGroup } from './settle.ts'

const NOTHING = 'Your order was not placed and nothing was charged.'
/** For an order that was looked for and is not there. */
export const notPlaced = `${NOTHING} Your choices are kept: please try again.`

/** Why an order was refused, naming the shop and the product where that can be told. */
export function reasonOf(error: unknown, groups: readonly CheckoutGroup[]): string {
  if (!(error instanceof ApiError)) return notPlaced
  const line = groups.flatMap((group) => group.lines).find(({ product_name }) => error.message.includes(product_name))
  return `${line ? `${line.shop_name}: ` : ''}${error.message.replace(/\.$/, '')}. ${NOTHING}`
}
