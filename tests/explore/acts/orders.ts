import type { OrderRow } from '#fixtures/rows.ts'
import { by } from '../../../e2e/support/by.ts'
import { type Acts, withOneOf } from '../act.ts'
import type { Model } from '../model.ts'
import { numberIn } from '../screen.ts'
import type { Walk } from '../walk.ts'
import { free } from './shopping.ts'

export const numberOf = ({ _id }: OrderRow): string => `#${_id.slice(-6).toUpperCase()}`

const isHere = (model: Model) => free(model) && /^\/profile\/[^/]+\/orders$/.test(model.at)

/** Newest first. */
const shown = (model: Model): OrderRow[] =>
  model.screen.cards.flatMap(({ text }) => {
    const number = numberIn(text)
    return model.orderRows().filter(({ _id }) => _id.endsWith(number))
  })
const having =
  (...statuses: OrderRow['order_status'][]) =>
  (model: Model) =>
    isHere(model) ? shown(model).filter(({ order_status }) => statuses.includes(order_status)) : []
export const cardOf = ({ page }: Walk, order: OrderRow) =>
  by.article(page).filter({ hasText: numberOf(order) })
const titleOf = (order: OrderRow) => `order ${numberOf(order)}`
export const rateable = (model: Model) =>
  shown(model).filter(
    ({ order_status, items }) =>
      order_status === 'COMPLETED' && items.some(({ is_rated }) => !is_rated),
  )
/** Orders within this time, ms, are of one checkout. */
const CHECKOUT = 5 * 60_000
const timeOf = ({ created_at }: OrderRow) => Date.parse(created_at)
const piecesIn = (rows: readonly OrderRow[]) =>
  rows.flatMap(({ items }) =>
    items.map(({ product_id: product, quantity: pieces }) => ({ product, pieces })),
  )

export const orders: Acts = {
  orders: {
    kind: 'look',
    leads: true,
    may: (model) => free(model) && !isHere(model) && model.at !== '/cart/checkout',
    async run(walk) {
      walk.says('Open My Orders from the menu of the account')
      await walk.pressButton(/^Account of /)
      await walk.press(by.link(walk.page, 'My orders', { exact: true }))
    },
  },
  viewOrders: {
    may: (model) => free(model) && model.screen.text.includes('View Orders'),
    async run(walk) {
      walk.says('Press View Orders')
      await walk.press(by.link(walk.page, 'View Orders').first())
    },
  },
  cancelOrder: {
    kind: 'change',
    once: true,
    ...withOneOf(having('PENDING', 'PREPARING', 'PACKED'), async (walk, _model, order) => {
      walk.says(`Cancel ${titleOf(order)}`)
      await walk.press(by.button(cardOf(walk, order), 'Cancel'))
      const dialog = by.dialog(walk.page, 'Cancel order')
      await walk.press(by.radio(dialog, 'Change of mind'))
      await walk.press(by.button(dialog, 'Cancel order'))
    }),
  },
  collect: {
    once: true,
    ...withOneOf(having('READY_TO_PICK_UP'), async (walk, _model, order) => {
      walk.says(`Collect ${titleOf(order)}`)
      await walk.press(by.button(cardOf(walk, order), 'Order Collected'))
      await walk.pressInDialog('Yes, I have it')
    }),
  },
  rate: withOneOf(
    (model) => (isHere(model) ? rateable(model) : []),
    async (walk, model, order) => {
      walk.says(`Rate what came with ${titleOf(order)}`)
      await walk.press(by.button(cardOf(walk, order), 'Rate', { exact: true }))
      const stars = by.radio(by.dialog(walk.page), /Very good/)
      for (const star of await stars.all()) await walk.press(star)
      await walk.pressInDialog('Submit rating')
      model.forget(`${model.screen.address} rate ${order._id}`)
      const { items = [] } = model.world.tables.orders.get(order._id) ?? {}
      if (!items.every(({ is_rated }) => is_rated))
        walk.errors.push(`${titleOf(order)} is not rated in the marketplace`)
    },
  ),
  refund: {
    once: true,
    ...withOneOf(having('COMPLETED'), async (walk, model, order) => {
      walk.says(`Ask for a refund of ${titleOf(order)}, if it may be returned`)
      await walk.press(by.button(cardOf(walk, order), /^More for the order/))
      const entry = by.menuitem(walk.page, 'Request Refund')
      if (!(await entry.isVisible())) return walk.press(by.heading(cardOf(walk, order)))
      await walk.press(entry)
      const dialog = by.dialog(walk.page, 'Request a refund')
      await walk.type(dialog.getByLabel('What is wrong with the order?'), 'Sira po ang isa')
      await walk.press(by.button(dialog, 'Request Refund'))
      const { order_status } = model.world.tables.orders.get(order._id) ?? order
      if (order_status !== 'REFUND_REQUESTED')
        walk.errors.push(`${titleOf(order)} is ${order_status} after the request for a refund`)
    }),
  },
  orderAgain: {
    once: true,
    ...withOneOf(having('COMPLETED', 'CANCELLED'), async (walk, model, order) => {
      walk.says(`Order Again ${titleOf(order)}`)
      await walk.press(by.button(cardOf(walk, order), 'Order Again'))
      model.again(piecesIn([order]))
    }),
  },
  lastBasket: {
    once: true,
    may: (model) => free(model) && model.screen.buttons.includes('Order again'),
    async run(walk, model) {
      walk.says('Order the last basket again')
      await walk.pressButton('Order again', { exact: true })
      const completed = model
        .orderRows()
        .filter(({ order_status }) => order_status === 'COMPLETED')
        .sort((a, b) => timeOf(b) - timeOf(a))
      const [last] = completed
      model.again(
        piecesIn(completed.filter((one) => last && timeOf(last) - timeOf(one) < CHECKOUT)),
      )
    },
  },
  addAll: {
    once: true,
    may: (model) => free(model) && model.screen.buttons.some((name) => name.startsWith('Add all')),
    async run(walk, model) {
      walk.says('Add all that was bought before')
      const row = by.link(by.list(walk.page, 'Buy again'))
      const paths = await row.evaluateAll((links) => links.map((one) => one.getAttribute('href')))
      await walk.pressButton(/^Add all/)
      model.again(paths.map((path) => ({ product: path?.split('/').at(-1) ?? '', pieces: 1 })))
    },
  },
}
