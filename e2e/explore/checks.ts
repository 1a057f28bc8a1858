import type { Model } from './model.ts'
import type { Walk } from './walk.ts'

const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })
const money = (amount: number) => pesos.format(Math.round(amount * 100) / 100)
const centavos = (amount: number) => Math.round(amount * 100)
const centavosIn = (text: string) => centavos(Number(text.replaceAll(/[₱,]/g, '')))
const join = (list: Iterable<string>) => [...list].sort().join('; ')

type Check = (model: Model) => Generator<string>

/** Whatever the screen is. */
function* anyScreen({ screen, at, product }: Model) {
  const { title, h1, busy, wide } = screen
  if (busy.length > 0) yield `still loads: ${join(busy)}`
  if (h1.length !== 1) yield `has ${h1.length} main headings: ${h1.join()}`
  if (title !== h1[0] && title !== `${h1[0]} · Suki`) yield `is titled ${title}, its heading is ${h1[0]}`
  if (wide.length > 0) yield `is wider than the screen: ${join(wide)}`
  const wanted = product?.product_name ?? { '/home': 'Suki', '/cart': 'Cart' }[at]
  if (wanted !== undefined && h1[0] !== wanted) yield `${at} shows ${h1[0]} in place of ${wanted}`
  if (/unexpected|went wrong/i.test(screen.text)) yield `says that something went wrong`
}

function* bar({ screen, cart }: Model) {
  const shown = screen.bar.find((name) => /^Cart\b/.test(name))
  const wanted = cart.size === 0 ? 'Cart' : `Cart (${cart.size} product${cart.size === 1 ? '' : 's'})`
  if (shown !== undefined && shown !== wanted) yield `the bar shows ${shown} in place of ${wanted}`
}

function* cartOfWorld(model: Model) {
  const text = (lines: Iterable<readonly [string, number]>) =>
    join(Array.from(lines, ([id, pieces]) => `${pieces} ${model.nameOf(id)}`))
  const real = text(model.cartRows().map((line) => [line.product_id, line.quantity] as const))
  const wanted = text(model.cart)
  if (real !== wanted) yield `the cart has ${real}; the buyer has put in ${wanted}`
}

function* cartScreen(model: Model) {
  if (model.at !== '/cart') return
  const { screen, buyable, tab } = model
  const shown = screen.lines.map(
    ({ name, quantity, ticked, total }) => `${ticked ? '☑' : '☐'} ${quantity} ${name} ${total}`,
  )
  const wanted = buyable.map((id) => {
    const pieces = Math.min(model.cart.get(id) ?? 0, model.productOf(id).stocks)
    return `${tab.ticked.has(id) ? '☑' : '☐'} ${pieces} ${model.nameOf(id)} ${money(model.productOf(id).price * pieces)}`
  })
  if (join(shown) !== join(wanted)) yield `the cart shows ${join(shown)} in place of ${join(wanted)}`
  const total = model.tickedLines.reduce(
    (sum, id) => sum + model.productOf(id).price * Math.min(model.cart.get(id) ?? 0, model.productOf(id).stocks),
    0,
  )
  const sum = screen.sums['Merchandise Total']
  if (buyable.length > 0 && sum !== money(total)) yield `the total is ${sum} in place of ${money(total)}`
}

function* productScreen({ screen, product }: Model) {
  if (!product) return
  if (!screen.text.includes(money(product.price))) yield `the price ${money(product.price)} is not shown`
  if (product.stocks > 0 && !screen.text.includes(`${product.stocks} in stock`))
    yield `the stock ${product.stocks} is not shown`
}

function* checkoutScreen(model: Model) {
  const { items, sums } = model.screen
  if (items.length === 0) return
  const goods = items.reduce((sum, { name, quantity }) => {
    const product = [...model.world.tables.products.all()].find((one) => one.product_name === name)
    return sum + centavos((product?.price ?? 0) * quantity)
  }, 0)
  const rows = Object.entries(sums).filter(([label]) => / Fee|Charge/.test(label) && !/Delivery/.test(label))
  const merchandise = centavosIn(sums['Merchandise Total'] ?? '')
  if (merchandise !== goods) yield `the merchandise costs ${merchandise / 100} in place of ${goods / 100}`
  const total = rows.reduce((sum, [, amount]) => sum + centavosIn(amount), merchandise)
  if (centavosIn(sums['Total Amount'] ?? '') !== total)
    yield `the total is ${sums['Total Amount']}, its parts add up to ${total / 100}`
}

/** The buyer's orders exist as often as the buyer has confirmed them, at the prices that were shown. */
function* orders(model: Model) {
  const { quoted } = model
  const count = model.orderRows().length
  if (count !== model.orders) yield `there are ${count} orders; the buyer has confirmed ${model.orders}`
  const paid = model.newOrders().reduce((sum, order) => sum + centavos(order.total_price), 0)
  const shown = quoted.reduce((sum, total) => sum + centavosIn(total), 0)
  if (paid !== shown) yield `the new orders cost ${paid / 100}; the screens said ${shown / 100}`
  const pieces = model.countPieces()
  for (const [id, before] of model.pieces)
    if (pieces.get(id) !== before)
      yield `there were ${before} pieces of ${model.nameOf(id)} in stock and in orders, and are ${pieces.get(id)}`
}

const statuses: Record<string, string> = {
  PENDING: 'Pending',
  PREPARING: 'Preparing',
  PACKED: 'Packed',
  PENDING_CANCELLATION: 'Pending Cancellation',
  READY_TO_PICK_UP: 'For Pickup|Out for delivery',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
  REFUND_REQUESTED: 'Refund Requested',
  REFUNDED: 'Refunded',
  REFUND_REJECTED: 'Refund Rejected',
}

/** Each order on the screen has the status and the price that it has in the marketplace. */
function* orderCards(model: Model) {
  if (!/orders/.test(model.at)) return
  for (const card of model.screen.cards) {
    const number = /Order #(\w{6})/.exec(card)?.[1]?.toLowerCase()
    const order = model.orderRows().find(({ _id }) => number && _id.endsWith(number))
    if (!order) yield `shows an order that there is not: ${card.slice(0, 80)}`
    else if (!new RegExp(statuses[order.order_status] ?? '').test(card))
      yield `order #${number} is ${order.order_status}; its card says ${card.slice(0, 160)}`
    else if (!card.includes(money(order.total_price)))
      yield `order #${number} costs ${money(order.total_price)}; its card says ${card.slice(0, 300)}`
  }
}

const checks = {
  anyScreen,
  bar,
  cartOfWorld,
  cartScreen,
  productScreen,
  checkoutScreen,
  orders,
  orderCards,
} satisfies Record<string, Check>

/** What is not as it must be after an act, by the check that says so; empty when all is right. */
export function faultsOf({ errors, expected, market }: Walk, model: Model): Record<string, string[]> {
  const found: Record<string, string[]> = {
    ...Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, [...check(model)]])),
    console: errors.filter((error) => !expected.some((pattern) => pattern.test(error))),
    contract: market.violations,
  }
  return Object.fromEntries(Object.entries(found).filter(([, faults]) => faults.length > 0))
}
