import type { OrderRow } from '#fixtures/rows.ts'
import type { World } from '#mocks/world/world.ts'
import type { OperationId } from '../contract.ts'
import { answering, body, type Row, operationAt, type Plant, withBody } from './plant.ts'

/**
 * Leaves the stock as it is where it should change.
 * @param isMeant also gets the cause: an operation, with the payment method of a cancelled order,
 * or the new status of a payment
 */
const unchanged =
  (isMeant: (cause: string, pieces: number) => boolean): Plant =>
  (send, { tables: { orders, payments, products } }) => {
    let cause = ''
    const [setPayment, setProduct] = [payments, products].map((table) =>
      table.update.bind(table),
    ) as [typeof payments.update, typeof products.update]
    payments.update = (id, change) => {
      cause = change.status ?? cause
      return setPayment(id, change)
    }
    products.update = (id, change) => {
      const { stocks = 0 } = products.get(id) ?? {}
      const pieces = (change.stocks ?? stocks) - stocks
      return setProduct(id, isMeant(cause, pieces) ? { ...change, stocks } : change)
    }
    return (request) => {
      const order = orders.get(idIn(request))
      cause = [operationAt(request), order?.payment_method].filter(Boolean).join(' ')
      return send(request)
    }
  }

type Lines = readonly Pick<OrderRow['items'][number], 'product_id' | 'quantity'>[]
interface Ordered {
  transactions: { products: { product: string; quantity: number }[] }[]
}

const changed =
  (
    operation: OperationId,
    times: 1 | -1,
    linesOf: (request: Request, world: World) => Lines | Promise<Lines>,
  ): Plant =>
  (send, world) =>
  async (request) => {
    if (operationAt(request) !== operation) return send(request)
    const lines = await linesOf(request.clone(), world)
    const answer = await send(request)
    const { products } = world.tables
    for (const { product_id: id, quantity } of lines)
      products.update(id, { stocks: (products.get(id)?.stocks ?? 0) + times * quantity })
    return answer
  }
/** Of an order from two shops, of which the second has not enough. */
async function firstOfTwo(request: Request): Promise<Lines> {
  const { transactions } = (await request.json().catch(() => ({ transactions: [] }))) as Ordered
  const [[first], [second]] = [transactions[0]?.products ?? [], transactions[1]?.products ?? []]
  return first?.quantity === 2 && second?.quantity === 9999
    ? [{ product_id: first.product, quantity: 2 }]
    : []
}
const idIn = ({ url }: Request) => new URL(url).pathname.split('/').at(-1) ?? ''

// oxlint-disable-next-line typescript/no-explicit-any -- a body of any shape
const rounded = (value: any, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => rounded(one, name))
  if (typeof value === 'number')
    return /price|amount|fee|tax/i.test(name) ? Math.round(value) : value
  return value && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rounded(one, key)]))
    : value
}

let granted: unknown

export const moneyDeviations: Row[] = [
  [
    'createTransactions',
    () => unchanged((cause, pieces) => cause === 'createTransactions' && pieces < 0),
    '201: takes the pieces out of stock',
  ],
  [
    'createTransactions',
    () => changed('createTransactions', -1, firstOfTwo),
    '409: takes nothing out of stock when one product is not available',
  ],
  [
    'cancelTransaction',
    () => unchanged((cause) => cause === 'cancelTransaction cod'),
    '200: the pieces of a cancelled order are back in stock',
  ],
  [
    'cancelTransaction',
    () => unchanged((cause) => cause === 'cancelTransaction gcash'),
    '200: an order that is not paid: its payment is EXPIRED',
  ],
  [
    'getPaymentIntent',
    () => unchanged((cause) => cause === 'FAILED'),
    '200: a payment that fails cancels its order',
    { isControlled: true },
  ],
  [
    'getPaymentIntent',
    () => unchanged((cause) => cause === 'EXPIRED'),
    '200: a payment that is not made in time cancels its order',
    { isControlled: true },
  ],
  [
    'refundTransaction',
    () =>
      unchanged((cause, pieces) => pieces > 0 && !/cancelTransaction|FAILED|EXPIRED/.test(cause)),
    '200: the pieces of an order are back in stock once its refund is granted',
    { isControlled: true },
  ],
  [
    'completeTransaction',
    () =>
      changed('completeTransaction', 1, (request, { tables: { orders } }) => {
        const order = orders.get(idIn(request))
        return order?.order_status === 'READY_TO_PICK_UP' ? order.items : []
      }),
    '200: what was received is out of stock for good',
    { isControlled: true },
  ],
  [
    'refundTransaction',
    () =>
      (send, { tables: { orders } }) =>
      async (request) => {
        const isSecond = orders.get(idIn(request))?.order_status.startsWith('REFUND')
        const answer = await send(request)
        if (operationAt(request) !== 'refundTransaction') return answer
        if (answer.ok) granted = await answer.clone().json()
        return isSecond && answer.status === 409 ? Response.json(granted) : answer
      },
    '409: a second time',
  ],
  [
    'createProductReview',
    answering(async (response) => {
      const { code } = (await response.clone().json()) as { code?: string }
      const review = { display_name: 'liza', display_picture: null, rating: 5, gallery: [] }
      return code === 'already_reviewed'
        ? Response.json(
            { ...review, _id: 'f'.repeat(24), date: new Date().toISOString(), description: '' },
            { status: 201 },
          )
        : response
    }),
    '409: a second time',
  ],
  [
    'createProductReview',
    () =>
      (send, { tables: { products } }) =>
      async (request) => {
        const sent = request.clone()
        const answer = await send(request)
        if (operationAt(sent) !== 'createProductReview' || !answer.ok) return answer
        const { product, rating } = (await sent.json()) as { product: string; rating: number }
        const { rating_sum = 0, rating_count = 0 } = products.get(product) ?? {}
        products.update(product, {
          rating_sum: rating_sum + rating,
          rating_count: rating_count + 1,
        })
        return answer
      },
    '201: of a product that was received',
  ],
  ['getCart', body((cart) => rounded(cart)), '200: a line has the quantity that was added'],
  ['getProduct', body((product) => rounded(product)), '200: the product that was asked for'],
  [
    'getPriceSummary',
    () => (send) => async (request) => {
      const operation = operationAt(request) ?? ''
      const answer = await send(request)
      return answer.ok && /PriceSummary|Transaction/.test(operation)
        ? withBody(answer, rounded(await answer.json()))
        : answer
    },
    '200: price times quantity',
  ],
]
