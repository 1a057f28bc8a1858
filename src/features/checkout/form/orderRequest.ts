import type { Body } from '#api/contract.ts'
import { ApiError } from '#api/http/error.ts'
import type { CartLine, Choices, SentOrder } from '#flows/checkout/attempt.ts'
import { visibleText } from '#lib/visibleText.ts'
import type { CheckoutGroup } from './reconcile.ts'

interface Checkout {
  customer: string
  groups: readonly CheckoutGroup[]
  choices: Choices
}

const productsOf = ({ lines }: CheckoutGroup) =>
  lines.map(({ productId, quantity }) => ({ product: productId, quantity }))

export const deliveryTo = (
  { shopId }: CheckoutGroup,
  { deliveries }: Pick<Choices, 'deliveries'>,
) => deliveries[shopId] ?? 'PICKUP'

export const summaryBody = ({ customer, groups, choices }: Checkout): Body<'getPriceSummary'> => ({
  customer,
  payment_method: choices.payment,
  transactions: groups.map((group) => ({
    shop: group.shopId,
    products: productsOf(group),
    delivery_method: deliveryTo(group, choices),
  })),
})

/**
 * Makes a transaction per shop. Only shops that deliver get the instructions, unless they are
 * blank. `expected_total` is the total on the screen, pesos.
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

/** `left` pieces of a line stay in the cart. */
export const cartLinesOf = (groups: readonly CheckoutGroup[]): CartLine[] =>
  groups.flatMap(({ shopId, lines }) =>
    lines.flatMap(({ productId, quantity, inCart }) =>
      inCart
        ? [
            {
              cartId: inCart.cartId,
              productId,
              shopId,
              ordered: quantity,
              left: Math.max(0, inCart.quantity - quantity),
            },
          ]
        : [],
    ),
  )

const NOT_CHARGED = 'Your order was not placed and nothing was charged.'
export const notPlaced = `${NOT_CHARGED} Your choices are saved. Please try again.`

/** The shops in an error, by their transactions in `orderBody`. */
const shopsOf = ({ details }: ApiError, groups: readonly CheckoutGroup[]) =>
  groups.filter((_group, at) =>
    details.some(({ path }) => path.startsWith(`/body/transactions/${at}/`)),
  )

/** Names the shop, if the server says which one refused. */
export function refusalText(error: unknown, groups: readonly CheckoutGroup[]): string {
  if (!(error instanceof ApiError)) return notPlaced
  const [shop, ...others] = shopsOf(error, groups)
  const about = shop && others.length === 0 ? `${shop.shop_name}: ` : ''
  return `${about}${error.message.replace(/\.$/, '')}. ${NOT_CHARGED}`
}
