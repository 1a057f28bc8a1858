import { type Acts, nth } from '../act.ts'
import type { Model } from '../model.ts'
import type { Walk } from '../walk.ts'
import { free } from './shopping.ts'

const isHere = (model: Model) => free(model) && model.at === '/cart'
const hasLines = (model: Model) => isHere(model) && model.buyable.length > 0
const field = ({ page }: Walk, name: string) =>
  page.getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true })
const tickOf = ({ page }: Walk, name: string) => page.getByRole('checkbox', { name, exact: true })
const undo = ({ page }: Walk, what: RegExp) =>
  page.getByRole('status').filter({ hasText: what }).getByRole('button', { name: 'Undo' })

export const cart: Acts = {
  tick: {
    may: hasLines,
    async run(walk, model, n) {
      const product = nth(model.buyable, n)
      const on = !model.ticked.has(product)
      const name = model.nameOf(product)
      walk.says(`${on ? 'Tick' : 'Untick'} ${name}`)
      await walk.press(tickOf(walk, `Select ${name}`))
      if (on) model.ticked.add(product)
      else model.ticked.delete(product)
    },
  },
  tickAll: {
    may: hasLines,
    async run(walk, model) {
      const on = model.tickedLines.length < model.buyable.length
      walk.says(`${on ? 'Tick' : 'Untick'} all`)
      await walk.press(tickOf(walk, 'Select all'))
      for (const product of model.buyable)
        if (on) model.ticked.add(product)
        else model.ticked.delete(product)
    },
  },
  tickShop: {
    may: hasLines,
    async run(walk, model, n) {
      const shop = model.productOf(nth(model.buyable, n)).shop_id
      const name = model.world.tables.shops.get(shop)?.shop_name
      const lines = model.buyable.filter((id) => model.productOf(id).shop_id === shop)
      const on = !lines.every((id) => model.ticked.has(id))
      walk.says(`${on ? 'Tick' : 'Untick'} all of ${name}`)
      await walk.press(tickOf(walk, `Select all of ${name}`))
      for (const product of lines)
        if (on) model.ticked.add(product)
        else model.ticked.delete(product)
    },
  },
  increase: {
    instant: true,
    kind: 'change',
    may: (model, n) =>
      hasLines(model) &&
      model.productOf(nth(model.buyable, n)).stocks > (model.cart.get(nth(model.buyable, n)) ?? 0),
    async run(walk, model, n) {
      const product = nth(model.buyable, n)
      const name = model.nameOf(product)
      walk.says(`Increase the quantity of ${name}`)
      await walk.press(
        walk.page
          .getByRole('group', { name: `Quantity of ${name}`, exact: true })
          .getByRole('button', { name: 'Increase quantity' }),
      )
      model.cart.set(product, (model.cart.get(product) ?? 0) + 1)
    },
  },
  decrease: {
    instant: true,
    kind: 'change',
    may: (model, n) => hasLines(model) && (model.cart.get(nth(model.buyable, n)) ?? 0) > 1,
    async run(walk, model, n) {
      const product = nth(model.buyable, n)
      const name = model.nameOf(product)
      walk.says(`Decrease the quantity of ${name}`)
      await walk.press(
        walk.page
          .getByRole('group', { name: `Quantity of ${name}`, exact: true })
          .getByRole('button', { name: 'Decrease quantity' }),
      )
      model.cart.set(product, (model.cart.get(product) ?? 0) - 1)
    },
  },
  typeQuantity: {
    may: hasLines,
    async run(walk, model, n) {
      const product = nth(model.buyable, n)
      const name = model.nameOf(product)
      const wanted = nth([3, 1, 12, 5], n)
      walk.says(`Type ${wanted} as the quantity of ${name}`)
      await field(walk, name).fill(String(wanted))
      await field(walk, name).blur()
      await walk.settle()
      model.cart.set(product, Math.min(wanted, model.productOf(product).stocks))
    },
  },
  remove: {
    instant: true,
    kind: 'change',
    once: true,
    may: (model) => isHere(model) && model.cart.size > 0,
    async run(walk, model, n) {
      const product = nth([...model.cart.keys()].sort(), n)
      const name = model.nameOf(product)
      walk.says(`Remove ${name}`)
      await walk.press(walk.page.getByRole('button', { name: `Remove ${name}`, exact: true }))
      model.remove([product])
    },
  },
  undo: {
    once: true,
    may: (model) => isHere(model) && model.tab.removed.length > 0,
    async run(walk, model) {
      walk.says('Undo the removal')
      await walk.press(undo(walk, / removed/))
      model.undo()
    },
  },
  undoAgain: {
    may: (model) => isHere(model) && model.buyable.some((id) => model.tab.again.before.has(id)),
    async run(walk, model) {
      walk.says('Undo the order again')
      await walk.press(undo(walk, /in your cart again/))
      model.undoAgain()
    },
  },
  edit: {
    may: (model) => hasLines(model) && !model.tab.editing,
    async run(walk, model) {
      walk.says('Press Edit')
      await walk.press(walk.page.getByRole('button', { name: 'Edit', exact: true }))
      model.edit(true)
    },
  },
  cancelEdit: {
    may: (model) => hasLines(model) && model.tab.editing,
    async run(walk, model) {
      walk.says('Leave edit mode')
      await walk.press(walk.page.getByRole('main').getByRole('button', { name: 'Cancel' }))
      model.edit(false)
    },
  },
  deleteTicked: {
    may: (model) => hasLines(model) && model.tab.editing && model.tickedLines.length > 0,
    async run(walk, model) {
      walk.says('Delete what is ticked')
      await walk.press(walk.page.getByRole('button', { name: 'Delete selected' }))
      model.remove(model.tickedLines, true)
      model.edit(false)
    },
  },
  checkOut: {
    once: true,
    may: (model) => hasLines(model) && !model.tab.editing && model.tickedLines.length > 0,
    async run(walk) {
      walk.says('Press Check Out')
      await walk.press(
        walk.page
          .getByRole('complementary', { name: 'Cart Overview' })
          .getByRole('button', { name: 'Check Out' }),
      )
    },
  },
}
