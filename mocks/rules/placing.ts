import { centavos, feesOf, sum } from '#fixtures/fees.ts'
import type { AddressRow, OrderRow, PaymentRow, UserRow } from '#fixtures/rows.ts'
import type { Schemas } from '../contract.ts'
import type { World } from '../world/world.ts'
import { splitFees } from './money.ts'
import { scheduleShopAction } from './orders.ts'
import { PAYMENT_LIFETIME_MS } from './payments.ts'

type Once = Pick<OrderRow, 'idempotency_key' | 'fingerprint'>
type TransactionRequest = Schemas['TransactionRequest']

/** One shop's total at current prices, pesos. */
export const basePriceOf = (
  world: World,
  products: readonly { product: string; quantity: number }[],
) =>
  sum(
    products.map(({ product, quantity }) =>
      centavos((world.tables.products.get(product)?.price ?? 0) * quantity),
    ),
  )

function placeOrder(
  world: World,
  buyer: UserRow,
  request: TransactionRequest,
  address: AddressRow,
  fees: number,
  once: Once,
): OrderRow {
  const items = request.products.map(({ product: id, quantity }) => {
    const product = world.tables.products.get(id)
    if (!product) throw new Error(`No product ${id}`)
    world.tables.products.update(id, { stocks: product.stocks - quantity })
    return {
      product_id: id,
      product_name: product.product_name,
      display_picture: product.display_picture,
      price: product.price,
      quantity,
      is_rated: false,
    }
  })
  const base_price = basePriceOf(world, request.products)
  return world.tables.orders.insert({
    _id: world.newId('orders'),
    customer_id: buyer._id,
    shop_id: request.shop,
    items,
    address: { ...address },
    payment_method: request.payment_method,
    delivery_method: request.delivery_method,
    delivery_instruction: request.delivery_instruction ?? null,
    order_status: 'PENDING',
    order_timeline: { PENDING: world.clock.iso() },
    base_price,
    fees,
    total_price: sum([base_price, fees]),
    payment_id: null,
    cancel_reason: null,
    delivery_review: null,
    ...once,
    created_at: world.clock.iso(),
  })
}

/**
 * One for each request; the caller has checked the stock. Online payment creates one payment for
 * all.
 */
export function placeOrders(
  world: World,
  buyer: UserRow,
  requests: readonly TransactionRequest[],
  addresses: readonly AddressRow[],
  urls: { success: string; failure: string },
  once: Once,
): { orders: OrderRow[]; payment: PaymentRow | null } {
  const method = requests[0]?.payment_method ?? 'cod'
  const prices = requests.map((request) => basePriceOf(world, request.products))
  const costs = feesOf(sum(prices), method)
  const shares = splitFees(sum([costs.finalAmount, -costs.basePrice]), prices)
  const orders = requests.map((request, i) =>
    placeOrder(world, buyer, request, addresses[i] as AddressRow, shares[i] ?? 0, once),
  )
  if (method === 'cod') {
    for (const order of orders) scheduleShopAction(world, order._id)
    return { orders, payment: null }
  }
  const payment = world.tables.payments.insert({
    _id: world.newId('payments'),
    user_id: buyer._id,
    order_ids: orders.map((order) => order._id),
    payment_method: method,
    amount: costs.finalAmount,
    status: 'PENDING',
    success_url: urls.success,
    failure_url: urls.failure,
    created_at: world.clock.iso(),
    expires_at: world.clock.isoIn(PAYMENT_LIFETIME_MS),
    split_from: null,
  })
  world.schedule('payment:expire', payment._id, Date.parse(payment.expires_at))
  return {
    orders: orders.map((order) =>
      world.tables.orders.update(order._id, { payment_id: payment._id }),
    ),
    payment,
  }
}
