import { feesOf, sum } from '#fixtures/fees.ts'
import type { AddressRow, OrderRow, PaymentRow, UserRow } from '#fixtures/rows.ts'
import { presentOrder } from '../presenters/order.ts'
import { created, forbidden, notFound, ok, pointingTo, problem, wrongShop } from '../replies.ts'
import { MAX_AMOUNT, pesos } from '../rules/money.ts'
import { notifyPlaced } from '../rules/orderNews.ts'
import { refundedOf } from '../rules/paymentParts.ts'
import { basePriceOf, placeOrders } from '../rules/placing.ts'
import type { World } from '../world/world.ts'
import type { Handlers } from './handler.ts'
import { isRemembered, onceOf, reusedKey } from './idempotency.ts'

/** A path of the static files. */
const ICON = 'provider/gcash.svg'
const descriptions: Record<string, string> = {
  PENDING: 'Waiting for your payment',
  PAID: 'Your payment was received',
  FAILED: 'Your payment did not go through',
  EXPIRED: 'The payment was not made in time, or its order was cancelled',
}

/** Says what was given back of a payment. */
function descriptionOf(world: World, payment: PaymentRow): string {
  if (payment.status === 'REFUNDED') return `${pesos(payment.amount)} was refunded to you`
  const refunded = refundedOf(world, payment)
  return `${descriptions[payment.status] ?? ''}${refunded > 0 ? `. ${pesos(refunded)} was refunded for what was cancelled or returned` : ''}`
}

type Requests = readonly {
  shop: string
  products: readonly { product: string; quantity: number }[]
}[]

/** `place` is where the input names it. */
const linesOf = (world: World, requests: Requests) =>
  requests.flatMap(({ shop, products }, at) =>
    products.map(({ product, quantity }, index) => ({
      shop,
      product: world.tables.products.get(product),
      quantity,
      place: `/body/transactions/${at}/products/${index}`,
    })),
  )

function shortage(world: World, requests: Requests) {
  for (const { product, quantity, place } of linesOf(world, requests)) {
    if (!product || product.stocks >= quantity) continue
    const { stocks, product_name } = product
    const message =
      stocks === 0 ? `${product_name} is sold out` : `Only ${stocks} left of ${product_name}`
    return pointingTo(place, problem(409, 'out_of_stock', message))
  }
  return null
}

function requestError(world: World, requests: Requests) {
  if (isTwice(requests.map(({ shop }) => shop)))
    return problem(422, 'duplicate_shop', 'There is one order for each shop')
  if (requests.some(({ products }) => isTwice(products.map(({ product }) => product))))
    return problem(
      422,
      'duplicate_product',
      'Each product of an order is named once, with its quantity',
    )
  const unknown = requests.findIndex(({ shop }) => !world.tables.shops.get(shop))
  if (unknown >= 0) return pointingTo(`/body/transactions/${unknown}/shop`, notFound('shop'))
  for (const { product, shop, place } of linesOf(world, requests)) {
    if (!product) return pointingTo(place, notFound('product'))
    if (product.shop_id !== shop) return pointingTo(place, wrongShop())
  }
  return null
}

const isTwice = (ids: readonly string[]) => new Set(ids).size < ids.length

const costsOf = (world: World, requests: Requests, method: string) =>
  feesOf(sum(requests.map(({ products }) => basePriceOf(world, products))), method)

const amountTooLarge = () =>
  problem(422, 'amount_too_large', `A checkout can cost ${pesos(MAX_AMOUNT)} at most`)

/** Takes the default address without an id. */
function addressOf(world: World, buyer: UserRow, id: string | undefined): AddressRow | undefined {
  const own = world.tables.addresses.by('user', buyer._id)
  return id === undefined
    ? own.find((address) => address.is_default)
    : own.find((address) => address._id === id)
}

const earlierOrders = (world: World, buyer: UserRow, key: string | null): OrderRow[] =>
  key === null
    ? []
    : world.tables.orders
        .by('customer_id', buyer._id)
        .filter(
          ({ idempotency_key, created_at }) =>
            idempotency_key === key && isRemembered(world, created_at),
        )

/** Gives a cancelled order's page only when all are cancelled. */
function paymentPageUrl(world: World, orders: readonly OrderRow[]): string | null {
  const payable = orders.find(({ order_status }) => order_status !== 'CANCELLED') ?? orders[0]
  return payable?.payment_id ? world.providerUrl(payable.payment_id) : null
}

export const checkout: Handlers<'checkout'> = {
  createTransactions(world, { body, header, buyer }) {
    const once = onceOf({ header, body })
    const earlier = earlierOrders(world, buyer, once.idempotency_key)
    if (earlier[0])
      return (
        reusedKey(earlier[0], once) ??
        created({
          checkout_page_url: paymentPageUrl(world, earlier),
          transactions: earlier.map((order) => presentOrder(world, order)),
        })
      )
    const { transactions } = body
    if (transactions.some(({ customer }) => customer !== buyer._id)) return forbidden()
    const error = requestError(world, transactions)
    if (error) return error
    if (new Set(transactions.map(({ payment_method }) => payment_method)).size > 1)
      return problem(
        422,
        'mixed_payment_methods',
        'All orders of a checkout must have the same payment method',
      )
    const addresses = transactions.map(({ address }) => addressOf(world, buyer, address))
    if (
      transactions.some(
        ({ address }) => address !== undefined && !world.tables.addresses.get(address),
      )
    )
      return notFound('address')
    if (transactions.some(({ address }, i) => address !== undefined && !addresses[i]))
      return forbidden()
    if (addresses.some((address) => !address))
      return problem(422, 'address_required', 'Add an address first')
    const { finalAmount } = costsOf(world, transactions, transactions[0]?.payment_method ?? 'cod')
    if (finalAmount > MAX_AMOUNT) return amountTooLarge()
    const short = shortage(world, transactions)
    if (short) return short
    if (body.expected_total !== undefined && body.expected_total !== finalAmount)
      return problem(409, 'price_changed', `The total is now ${pesos(finalAmount)}`)
    const { orders, payment } = placeOrders(
      world,
      buyer,
      transactions,
      addresses as AddressRow[],
      body.urls,
      once,
    )
    for (const order of orders) notifyPlaced(world, order)
    return created({
      checkout_page_url: payment && world.providerUrl(payment._id),
      transactions: orders.map((order) => presentOrder(world, order)),
    })
  },

  getPriceSummary(world, { body, buyer }) {
    if (body.customer !== buyer._id) return forbidden()
    const error = requestError(world, body.transactions)
    if (error) return error
    const { basePrice, xenditTransactionFee, tax, finalAmount } = costsOf(
      world,
      body.transactions,
      body.payment_method,
    )
    if (finalAmount > MAX_AMOUNT) return amountTooLarge()
    // Shops deliver for free.
    return ok({ basePrice, xenditTransactionFee, tax, finalAmount, deliveryFee: 0 })
  },

  getPaymentIntent(world, { path, buyer }) {
    const payment = world.tables.payments.get(path.id) ?? paymentOfOrder(world, path.id)
    if (!payment) return notFound('payment')
    if (payment.user_id !== buyer._id) return forbidden()
    const { status, payment_method, order_ids } = payment
    return ok({
      status,
      transactionId: order_ids[0] as string,
      paymentType: payment_method,
      icon: world.mediaUrl(ICON),
      description: descriptionOf(world, payment),
      checkout_page_url: status === 'PENDING' ? world.providerUrl(payment._id) : null,
    })
  },

  linkPaymentAccount(world, { body, buyer }) {
    if (body.user !== buyer._id) return forbidden()
    const { payment_method } = body
    const linked = world.tables.linkedAccounts
      .by('user_id', buyer._id)
      .some((account) => account.payment_method === payment_method)
    if (!linked)
      world.tables.linkedAccounts.insert({
        _id: world.newId('linkedAccounts'),
        user_id: buyer._id,
        payment_method,
        created_at: world.clock.iso(),
      })
    return ok({ payment_method, status: 'LINKED' as const, link_page_url: null })
  },
}

function paymentOfOrder(world: World, orderId: string) {
  const id = world.tables.orders.get(orderId)?.payment_id
  return id ? world.tables.payments.get(id) : undefined
}
