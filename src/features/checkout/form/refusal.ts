import { ApiError } from '#api/http/error.ts'
import type { CheckoutGroup } from './settle.ts'

const NOTHING = 'Your order was not placed and nothing was charged.'
/** Message for an order that was searched for and does not exist. */
export const notPlaced = `${NOTHING} Your choices are saved. Please try again.`

/** The reason why an order was refused, with the shop and the product if they are known. */
export function reasonOf(error: unknown, groups: readonly CheckoutGroup[]): string {
  if (!(error instanceof ApiError)) return notPlaced
  const line = groups.flatMap((group) => group.lines).find(({ product_name }) => error.message.includes(product_name))
  return `${line ? `${line.shop_name}: ` : ''}${error.message.replace(/\.$/, '')}. ${NOTHING}`
}
