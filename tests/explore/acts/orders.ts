import type { OrderRow } from '#fixtures/rows.ts'
import { type Acts, nth } from '../act.ts'
import type { Model } from '../model.ts'
import type { Walk } from '../walk.ts'
import { free } from './shopping.ts'

const isHere = (model: Model) => free(model) && /^\/profile\/[^/]+\/orders$/.test(model.at)

/** The orders on the screen, newest first. */
const shown = (model: Model): OrderRow[] =>
  model.screen.cards.flatMap((card) => {
    const number = /Order #(\w{6})/.exec(card)?.[1]?.toLowerCase() ?? '-'
    return model.orderRows().filter(({ _id }) => _id.endsWith(number))
  })
const having = (model: Model, ...statuses: OrderRow['order_status'][]) =>
  shown(model).filter(({ order_status }) => statuses.includes(order_status))
const cardOf = ({ page }: Walk, { _id }: OrderRow) =>
  page.getByRole('article').filter({ hasText: `#${_id.slice(-6).toUpperCase()}` })
const titleOf = ({ _id }: OrderRow) => `order #${_id.slice(-6).toUpperCase()}`

export const orders: Acts = {
  orders: {
    may: (model) => free(model) && !isHere(model) && model.at !== '/cart/checkout',
    async run(walk) {
      walk.says('Open My Orders from the menu of the account')
      await walk.press(walk.page.getByRole('button', { name: /^Account of / }))
      await walk.press(walk.page.getByRole('link', { name: 'My orders' }))
    },
  },
  viewOrders: {
    may: (model) => free(model) && model.screen.text.includes('View Orders'),
    async run(walk) {
      walk.says('Press View Orders')
      await walk.press(walk.page.getByRole('link', { name: 'View Orders' }).first())
    },
  },
  cancelOrder: {
    may: (model) => isHere(model) && having(model, 'PENDING', 'PREPARING', 'PACKED').length > 0,
    async run(walk, model, n) {
      const order = nth(having(model, 'PENDING', 'PREPARING', 'PACKED'), n)
      walk.says(`Cancel ${titleOf(order)}`)
      await walk.press(cardOf(walk, order).getByRole('button', { name: 'Cancel' }))
      const dialog = walk.page.getByRole('dialog', { name: 'Cancel order' })
      await walk.press(dialog.getByRole('radio', { name: 'Change of mind' }))
      await walk.press(dialog.getByRole('button', { name: 'Cancel order' }))
    },
  },
  collect: {
    may: (model) => isHere(model) && having(model, 'READY_TO_PICK_UP').length > 0,
    async run(walk, model, n) {
      const order = nth(having(model, 'READY_TO_PICK_UP'), n)
      walk.says(`Collect ${titleOf(order)}`)
      await walk.press(cardOf(walk, order).getByRole('button', { name: 'Order Collected' }))
      await walk.press(
        walk.page.getByRole('dialog').getByRole('button', { name: 'Yes, I have it' }),
      )
    },
  },
  orderAgain: {
    may: (model) => isHere(model) && having(model, 'COMPLETED', 'CANCELLED').length > 0,
    async run(walk, model, n) {
      const order = nth(having(model, 'COMPLETED', 'CANCELLED'), n)
      walk.says(`Order Again ${titleOf(order)}: add to the cart`)
      await walk.press(cardOf(walk, order).getByRole('button', { name: 'Order Again' }))
      const dialog = walk.page.getByRole('dialog', { name: 'Order Again' })
      const left = (id: string) => model.productOf(id).stocks - (model.cart.get(id) ?? 0)
      const lines = order.items
        .map(({ product_id: product, quantity }) => ({
          product,
          pieces: Math.min(quantity, left(product)),
        }))
        .filter(({ pieces }) => pieces > 0)
      if (lines.length === 0)
        return walk.press(dialog.getByRole('button', { name: 'Close' }).last())
      await walk.press(dialog.getByRole('button', { name: 'Add to cart' }))
      for (const line of lines) model.add(line, true)
    },
  },
}
