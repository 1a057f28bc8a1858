import type { OrderRow, ProductRow } from '#fixtures/rows.ts'
import { type Act, type Acts, nth, withOneOf } from '../act.ts'
import type { Model } from '../model.ts'
import { logIn } from './browser.ts'
import { endPayment, endsOf, isForm, payCash } from './checkout.ts'
import { numberOf } from './orders.ts'
import { free } from './shopping.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS + 60_000
const next: Partial<Record<OrderRow['order_status'], string>> = {
  PENDING: 'PREPARING',
  PREPARING: 'PACKED',
  PACKED: 'READY_TO_PICK_UP',
  REFUND_REQUESTED: 'REFUNDED',
}
const waiting = (model: Model) =>
  model.orderRows().filter(({ order_status }) => next[order_status] !== undefined)
const isPaid = (model: Model) => model.paying === null
const pending = (model: Model) =>
  isPaid(model) ? model.orderRows().filter(({ order_status }) => order_status === 'PENDING') : []
const conversations = ({ world: { tables }, buyer }: Model) =>
  tables.conversations.by('buyer_id', buyer.id).filter(({ deleted }) => !deleted)

const meanwhile = (
  what: string,
  refusal: RegExp,
  directive: (product: ProductRow) => string,
): Act => ({
  may: isForm,
  async run(walk, model, n) {
    const product = nth(model.shownItems, n)
    walk.says(`While the form is open, ${what} ${product.product_name}`)
    await walk.market.steer(directive(product))
    model.changes(product._id)
    model.forgetPieces()
    model.refusal = refusal
    await payCash.run(walk, model, n)
  },
})

export const world: Acts = {
  shopGoesOn: {
    may: (model) => isPaid(model) && waiting(model).length > 0,
    async run(walk, model, n) {
      const order = nth(waiting(model), n + walk.path.length)
      const status = next[order.order_status] ?? ''
      walk.says(`The shop moves order ${numberOf(order)} to ${status}`)
      await walk.market.steer(`order:${order._id}:${status}`)
    },
  },
  shopCancels: withOneOf(pending, async (walk, model, order) => {
    walk.says(`The shop cancels order ${numberOf(order)}`)
    await walk.market.steer(`order:${order._id}:CANCELLED`)
    for (const { product_id } of order.items) model.changes(product_id)
  }),
  shopWrites: withOneOf(conversations, async (walk, model, { seller_id: shop_id }) => {
    const text = `Available na po ${walk.path.length + 1}`
    walk.says(`${model.shopOf(shop_id).shop_name} writes '${text}'`)
    await walk.market.steer(`as:${model.buyer.key},say:${shop_id}:${text}`)
  }),
  payElsewhere: {
    may: (model) => model.paying !== null,
    async run(walk, model, n) {
      const outcome = nth(endsOf(walk), n)
      walk.says(`Close the payment window; the payment is ${outcome} later`)
      await walk.popup?.close()
      await walk.market.steer(`as:${model.buyer.key},payment:last:${outcome}`)
      await endPayment(walk, model, outcome === 'paid')
    },
  },
  priceRises: meanwhile(
    'the price rises of',
    /The total has changed/,
    ({ _id, price }) => `price:${_id}:${Math.round(price * 1.1) + 1}`,
  ),
  lastPiece: meanwhile('somebody else buys the last', /./, ({ _id }) => `stock:${_id}:0`),
  loginEnds: {
    may: (model) => free(model) && isPaid(model) && model.tabs.length === 1 && model.at === '/home',
    async run(walk, model) {
      walk.says('The login ends while the browser is closed. Log in again')
      walk.meanwhile = 'Later: '
      walk.expects(/was answered by 401/)
      await walk.sleep(WEEK_MS)
      await walk.reload()
      await logIn(walk, model.buyer)
      walk.meanwhile = ''
      model.adopt()
      model.reload()
    },
  },
  nextDay: {
    may: (model) => free(model) && isPaid(model) && model.tabs.length === 1,
    async run(walk, model) {
      walk.says('A day passes')
      await walk.sleep(DAY_MS)
      model.adopt()
      walk.says('Reload the page')
      await walk.reload()
      model.reload()
    },
  },
}
