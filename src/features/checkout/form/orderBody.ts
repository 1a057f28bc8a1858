import type { Body } from '#api/contract.ts'
import type { CartLine, Choices, SentOrder } from '#flows/checkout/attempt.ts'
import type { CheckoutGroup } from './settle.ts'
import { visibleText } from '#lib/visibleText.ts'

interface Checkout {
  customer: string
  groups: readonly CheckoutGroup[]
  choices: Choices
}

const productsOf = ({ lines }: CheckoutGroup) => lines.map(({ productId, quantity }) => ({ product: productId, quantity }))
/** How the products of a shop are handed over. */
export const deliveryTo = ({ shopId }: CheckoutGroup, { deliveries }: Pick<Choices, 'deliveries'>) => deliveries[shopId] ?? 'PICKUP'

/** The request body for the price summary. */
export const summaryBody = ({ customer, groups, choices }: Checkout): Body<'getPriceSummary'> => ({
  customer,
  payment_method: choices.payment,
  transactions: groups.map((group) => ({ shop: group.shopId, products: productsOf(group), delivery_method: deliveryTo(group, choices) })),
})

/**
 * The request body of the order, with a transaction per shop. Instructions go to the shops that deliver, unless they are blank: where nothing is
 * delivered the form doesn't show them.
 * `expected_total`: the total on the screen, pesos.
 */
export function orderBody(
  { customer, groups, choices }: Checkout,
  address: string,
  urls: SentOrder['body']['urls'],
  expected_total?: number,
): SentOrder['body'] {
  const delivery_instruction = visibleText(choices.instructions) || undefined
  const transactions = groups.map((group) => {
    const delivery_method = deliveryTo(group, choices)
    return {
      shop: group.shopId,
      customer,
      products: productsOf(group),
      payment_method: choices.payment,
      delivery_method,
      delivery_instruction: delivery_method === 'DELIVERY' ? delivery_instruction : undefined,
      address,
    }
  })
  return { urls, transactions, ...(expected_total !== undefined && { expected_total }) }
}

/** The cart lines that an order takes pieces from. A line may have more pieces than are ordered; the rest stays in the cart. */
export const cartLinesOf = (groups: readonly CheckoutGroup[]): CartLine[] =>
  groups.flatMap(({ shopId, lines }) =>
    lines.flatMap(({ productId, quantity, inCart }) =>
      inCart ? [{ cartId: inCart.cartId, productId, shopId, ordered: quantity, left: Math.max(0, inCart.quantity - quantity) }] : [],
    ),
  )
