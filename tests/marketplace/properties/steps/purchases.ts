import { expect } from 'vitest'
import type { OrderRow } from '#fixtures/rows.ts'
import type { OperationId, Schemas } from '#mocks/contract.ts'
import { REFUND_WINDOW_MS } from '#mocks/rules/orderLife.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { settlePayment } from '#mocks/transport/services/provider.ts'
import { choose, type SimulatedUser, type Step, type Steps, stepsOn, type Walk } from '../walk.ts'

const MINUTE = 60_000

/** Advances the world's clock and runs everything that is due. */
function pass(walk: Walk, minutes: number) {
  applyScenario(walk.market, { advance: minutes * MINUTE })
  walk.renew()
}

export const time: Steps = {
  minutesPass: (walk, _me, { amount }) => pass(walk, 1 + amount),
  hoursPass: (walk, _me, { amount }) => pass(walk, 60 * (1 + amount)),
  daysPass: (walk, _me, { amount }) => pass(walk, 24 * 60 * (1 + amount * 2)),
}

const onLine = stepsOn(({ cartLines }, me) => cartLines.by('user_id', me.id))

export const cart: Steps = {
  addToCart: stepsOn(({ products }) => products.all())(
    'addToCart',
    ({ _id, shop_id }, { amount }) => ({
      body: { productId: _id, shopId: shop_id, quantity: 1 + amount },
    }),
  ),
  changeQuantity: onLine('updateCartQuantity', ({ _id }, { amount }) => ({
    path: { cartId: _id },
    body: { quantity: 1 + amount },
  })),
  removeLine: onLine('removeCartLine', ({ _id }) => ({ path: { cartId: _id } })),
  removeLines(walk, me, { pick }) {
    const cartIds = walk.tables.cartLines.by('user_id', me.id).map(({ _id }) => _id)
    if (cartIds.length > 0)
      walk.send(me, 'removeCartLines', { body: { cartIds: cartIds.slice(0, 1 + (pick % 3)) } })
  },
}

const urls = {
  success: 'https://suki.example/cart/checkout?status=success',
  failure: 'https://suki.example/cart',
}
const cancel = { reason: 'CHANGE OF MIND', cancelled_by: 'customer' }

/** Up to three products, grouped by shop as in a checkout. */
function basket(walk: Walk, { pick, other, amount }: Step) {
  const all = [...walk.tables.products.all()]
  const chosen = new Set(
    [pick, other, pick + other].slice(0, 1 + (other % 3)).map((n) => all[n % all.length]),
  )
  const shops = Map.groupBy(chosen, (product) => product?.shop_id ?? '')
  return Array.from(shops, ([shop, products]) => ({
    shop,
    products: products.map((product) => ({
      product: product?._id ?? '',
      quantity: 1 + (amount % 4),
    })),
    delivery_method: amount % 2 === 0 ? 'PICKUP' : 'DELIVERY',
  }))
}

function checkOut(walk: Walk, me: SimulatedUser, step: Step, payment_method: 'cod' | 'gcash') {
  const transactions = basket(walk, step)
  const summary = walk.send(me, 'getPriceSummary', {
    body: { customer: me.id, payment_method, transactions },
  })
  const header =
    step.amount % 5 === 0 ? { 'idempotency-key': `walk-${step.pick}-${step.other}` } : {}
  const body = {
    urls,
    transactions: transactions.map((one) => ({ ...one, customer: me.id, payment_method })),
  }
  const reply = walk.send(me, 'createTransactions', { header, body })
  if (reply.status !== 201) return
  const { transactions: orders, checkout_page_url } = reply.body as Schemas['CreatedTransactions']
  expect(checkout_page_url === null).toBe(orders[0]?.payment_method === 'cod')
  // A key that was used before returns the earlier orders.
  if (Object.keys(header).length > 0) return
  const total = orders.reduce((sum, order) => sum + Math.round(order.total_price * 100), 0)
  expect(total, 'the orders of a checkout cost what its summary said').toBe(
    Math.round((summary.body as Schemas['PriceSummary']).finalAmount * 100),
  )
}

function settle(walk: Walk, { pick }: Step, outcome: 'paid' | 'failed' | 'expired') {
  const payment = choose(walk.tables.payments.by('status', 'PENDING'), pick)
  if (payment) settlePayment(walk.market, payment._id, outcome)
}

/** One of the buyer's latest orders, usually of the wanted status. */
function anOrder(
  walk: Walk,
  me: SimulatedUser,
  { pick, other }: Step,
  status: string,
  fits: (order: OrderRow) => boolean = () => true,
) {
  const own = walk.tables.orders.by('customer_id', me.id)
  const fitting = own.filter((order) => order.order_status === status && fits(order))
  return choose((fitting.length > 0 && other % 4 > 0 ? fitting : own).slice(-4), pick)
}

/** Makes a call about such an order, if the buyer has any. */
function onOrder(
  walk: Walk,
  me: SimulatedUser,
  step: Step,
  [status, operation, body, fits]: [
    status: string,
    operation: OperationId,
    body?: object,
    fits?: (order: OrderRow) => boolean,
  ],
) {
  const order = anOrder(walk, me, step, status, fits)
  if (order) walk.send(me, operation, { path: { id: order._id }, body })
}

const collect: Steps[string] = (walk, me, step) =>
  onOrder(walk, me, step, ['READY_TO_PICK_UP', 'completeTransaction'])

export const purchases: Steps = {
  payInCash: (walk, me, step) => checkOut(walk, me, step, 'cod'),
  /** A purchase from cart to receipt, so that walks reach refunds and reviews. */
  buyAndCollect(walk, me, step) {
    checkOut(walk, me, step, 'cod')
    pass(walk, 30)
    collect(walk, me, step)
  },
  payOnline: (walk, me, step) => checkOut(walk, me, step, 'gcash'),
  providerPaid: (walk, _me, step) => settle(walk, step, 'paid'),
  providerFailed: (walk, _me, step) => settle(walk, step, 'failed'),
  providerExpired: (walk, _me, step) => settle(walk, step, 'expired'),
  cancelOrder(walk, me, step) {
    const status = choose(['PENDING', 'PREPARING', 'PACKED'], step.amount) as string
    onOrder(walk, me, step, [status, 'cancelTransaction', cancel])
  },
  collectOrder: collect,
  askRefund(walk, me, step) {
    const latest = walk.market.world.clock.now() - REFUND_WINDOW_MS
    const isRecent = ({ order_timeline }: OrderRow) =>
      Date.parse(order_timeline.COMPLETED ?? '') >= latest
    const body = { cancelled_by: 'customer' }
    onOrder(walk, me, step, ['COMPLETED', 'refundTransaction', body, isRecent])
  },
  rateProduct(walk, me, step) {
    const order = anOrder(walk, me, step, 'COMPLETED', ({ items }) =>
      items.some((one) => !one.is_rated),
    )
    const item = choose(order?.items ?? [], step.amount)
    if (order && item)
      walk.send(me, 'createProductReview', {
        body: {
          product: item.product_id,
          customer: me.id,
          shop: order.shop_id,
          transaction: order._id,
          rating: 1 + (step.amount % 5),
          description: '',
          gallery: [],
        },
      })
  },
  rateDelivery: (walk, me, step) =>
    onOrder(walk, me, step, [
      'COMPLETED',
      'reviewDelivery',
      { driver_rating: 1 + (step.amount % 5) },
    ]),
}
