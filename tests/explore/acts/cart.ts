import { by } from '../../../e2e/support/by.ts'
import { type Act, type Acts, nth, withOneOf } from '../act.ts'
import type { Model } from '../model.ts'
import type { Walk } from '../walk.ts'
import { free } from './shopping.ts'

const isHere = (model: Model) => free(model) && model.at === '/cart'
const buyable = (model: Model) => (isHere(model) ? model.buyable : [])
const hasLines = (model: Model) => buyable(model).length > 0
const field = ({ page }: Walk, name: string) =>
  by.spinbutton(page, `Quantity of ${name}`, { exact: true })
const undo = ({ page }: Walk, what: RegExp) =>
  by.button(by.status(page).filter({ hasText: what }), 'Undo')

/** Unticks the lines if all are ticked. */
async function tick(walk: Walk, model: Model, what: string, box: string, lines: string[]) {
  const on = !lines.every((id) => model.ticked.has(id))
  walk.says(`${on ? 'Tick' : 'Untick'} ${what}`)
  await walk.press(by.checkbox(walk.page, box, { exact: true }))
  for (const product of lines)
    if (on) model.ticked.add(product)
    else model.ticked.delete(product)
}

export async function step(
  walk: Walk,
  lines: Map<string, number>,
  product: string,
  name: string,
  more: 1 | -1,
): Promise<void> {
  const change = more === 1 ? 'Increase' : 'Decrease'
  walk.says(`${change} the quantity of ${name}`)
  const line = by.group(walk.page, `Quantity of ${name}`, { exact: true })
  await walk.press(by.button(line, `${change} quantity`))
  lines.set(product, (lines.get(product) ?? 0) + more)
}

const stepBy = (more: 1 | -1): Act => ({
  instant: true,
  kind: 'change',
  may(model, n) {
    if (!hasLines(model)) return false
    const product = nth(model.buyable, n)
    const pieces = model.cart.get(product) ?? 0
    return more === 1 ? pieces < model.productOf(product).stocks : pieces > 1
  },
  async run(walk, model, n) {
    const product = nth(model.buyable, n)
    await step(walk, model.cart, product, model.nameOf(product), more)
  },
})

export const cart: Acts = {
  tick: withOneOf(buyable, async (walk, model, product) => {
    const name = model.nameOf(product)
    await tick(walk, model, name, `Select ${name}`, [product])
  }),
  tickAll: {
    may: hasLines,
    run: (walk, model) => tick(walk, model, 'all', 'Select all', model.buyable),
  },
  tickShop: withOneOf(buyable, async (walk, model, product) => {
    const shop = model.productOf(product).shop_id
    const lines = model.buyable.filter((id) => model.productOf(id).shop_id === shop)
    const all = `all of ${model.shopOf(shop).shop_name}`
    await tick(walk, model, all, `Select ${all}`, lines)
  }),
  increase: stepBy(1),
  decrease: stepBy(-1),
  typeQuantity: withOneOf(buyable, async (walk, model, product, n) => {
    const name = model.nameOf(product)
    const wanted = nth([3, 1, 12, 5], n)
    walk.says(`Type ${wanted} as the quantity of ${name}`)
    await field(walk, name).fill(String(wanted))
    await field(walk, name).blur()
    await walk.settle()
    model.cart.set(product, Math.min(wanted, model.productOf(product).stocks))
  }),
  remove: {
    instant: true,
    kind: 'change',
    once: true,
    ...withOneOf(
      (model) => (isHere(model) ? [...model.cart.keys()].sort() : []),
      async (walk, model, product) => {
        const name = model.nameOf(product)
        walk.says(`Remove ${name}`)
        await walk.pressButton(`Remove ${name}`, { exact: true })
        model.remove([product])
      },
    ),
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
      await walk.pressButton('Edit', { exact: true })
      model.edit(true)
    },
  },
  cancelEdit: {
    may: (model) => hasLines(model) && model.tab.editing,
    async run(walk, model) {
      walk.says('Leave edit mode')
      await walk.press(by.button(by.main(walk.page), 'Cancel'))
      model.edit(false)
    },
  },
  deleteTicked: {
    may: (model) => hasLines(model) && model.tab.editing && model.tickedLines.length > 0,
    async run(walk, model) {
      walk.says('Delete what is ticked')
      await walk.pressButton('Delete selected')
      model.remove(model.tickedLines, true)
      model.edit(false)
    },
  },
  checkOut: {
    once: true,
    may: (model) => hasLines(model) && !model.tab.editing && model.tickedLines.length > 0,
    async run(walk) {
      walk.says('Press Check Out')
      await walk.press(by.button(by.complementary(walk.page, 'Cart Overview'), 'Check Out'))
    },
  },
}
