import { by } from '../../../e2e/support/by.ts'
import { type Acts, nth, withOneOf } from '../act.ts'
import type { Model } from '../model.ts'
import type { List } from '../own.ts'
import { WIDE } from '../screen.ts'
import type { Walk } from '../walk.ts'
import { step } from './cart.ts'
import { free } from './shopping.ts'

const WEEK = 7 * 86_400_000
export const isList = (model: Model) =>
  free(model) && model.list !== undefined && model.screen.width >= WIDE
const isDue = (model: Model) =>
  isList(model) && model.list?.isActive === true && model.list.next !== null
export const isPanel = (model: Model) =>
  free(model) && model.screen.width >= WIDE && model.at.startsWith('/order/schedule')
const shownLists = (model: Model) => (isPanel(model) ? [...model.own.lists].sort() : [])
const wanted = (model: Model) =>
  isPanel(model) ? [...model.own.liked].filter((id) => model.productOf(id).stocks > 0).sort() : []
const nameFor = ({ path }: Walk, n: number) =>
  `${nth(['Store counter', 'Every week', 'For Lola', 'Fiesta'], n)} ${path.length + 1}`
const isRenaming = ({ tabs }: Model) => tabs.some(({ form }) => form?.kind === 'renameList')
const theList = (model: Model) => model.list as List
/** One of them stays. */
const deletable = (model: Model) =>
  model.own.lists.size > 1 && !isRenaming(model) ? shownLists(model) : []
/** Always in the same order. */
const buyable = (model: Model) =>
  [...theList(model).lines.keys()].filter((id) => model.productOf(id).stocks > 0).sort()

export async function edit(walk: Walk, { name }: List, entry: string): Promise<void> {
  await walk.pressButton(`Edit ${name}`)
  await walk.press(by.menuitem(walk.page, entry, { exact: true }))
}

export const lists: Acts = {
  openList: withOneOf(shownLists, async (walk, _model, [id, { name }]) => {
    walk.says(`Open the list ${name}`)
    await walk.press(by.main(walk.page).locator(`a[href*="${id}"]`))
  }),
  newList: withOneOf(wanted, async (walk, model, product, n) => {
    const name = nameFor(walk, n)
    walk.says(`Create the list ${name} with ${model.nameOf(product)}`)
    const panel = by.region(walk.page, 'Schedules', { exact: true })
    await walk.press(by.button(panel, 'New list').first())
    const dialog = by.dialog(walk.page, 'New list')
    await walk.type(dialog.getByLabel('List name'), name)
    const next = () => walk.press(by.button(dialog, 'Next'))
    await next()
    await next()
    const to = nth(model.addressRows(), n + walk.path.length)
    const pay = nth(['cod', 'gcash'] as const, n)
    await walk.press(by.radio(dialog, new RegExp(`${to.owner_name}.*${to.street}`)))
    await walk.press(by.radio(dialog, pay === 'cod' ? /^Cash on/ : /^GCash/))
    await next()
    await next()
    const box = by.checkbox(dialog, `Add ${model.nameOf(product)}`)
    await walk.press(box.first())
    await walk.press(by.button(dialog, 'Finish'))
    await walk.press(by.button(dialog, 'Done'))
    const rows = model.world.tables.schedules.by('user_id', model.buyer.id)
    const [row] = rows.filter(({ _id }) => !model.own.lists.has(_id))
    const lines = new Map([[product, 1]])
    model.own.lists.set(row?._id ?? name, {
      name,
      address: to._id,
      payment_method: pay,
      isActive: true,
      next: row?.next_checkout_date ?? null,
      lines,
    })
  }),
  skip: {
    once: true,
    may: (model) => isDue(model) && theList(model).lines.size > 0,
    async run(walk, model) {
      const list = theList(model)
      walk.says(`Skip the next date of ${list.name}`)
      await walk.pressButton(/^Cancel next checkout/)
      await walk.pressInDialog('Skip this date')
      const due = list.next
      // Of a monthly list, the next date is what the marketplace says.
      const { listId, world } = model
      if (world.tables.schedules.get(listId)?.schedule_type === 'weekly')
        list.next = new Date(Date.parse(due ?? '') + WEEK).toISOString()
      else model.adoptDate(listId)
      model.skipped = { list: listId, due }
    },
  },
  undoSkip: {
    may: (model) =>
      isList(model) &&
      model.skipped?.list === model.listId &&
      model.screen.buttons.includes('Undo'),
    async run(walk, model) {
      walk.says('Undo that')
      await walk.press(by.button(by.main(walk.page), 'Undo'))
      theList(model).next = model.skipped?.due ?? null
      model.skipped = null
    },
  },
  pause: {
    kind: 'change',
    may: isList,
    async run(walk, model) {
      const list = theList(model)
      walk.says(`${list.isActive ? 'Disable' : 'Enable'} ${list.name}`)
      await edit(walk, list, list.isActive ? 'Disable Schedule' : 'Enable Schedule')
      list.isActive = !list.isActive
      model.adoptDate(model.listId)
    },
  },
  shipList: {
    kind: 'change',
    once: true,
    may: isList,
    async run(walk, model, n) {
      const list = theList(model)
      const others = model.addressRows().filter(({ _id }) => _id !== list.address)
      const { _id, owner_name, street } = nth(others, n)
      walk.says(`Choose another address for ${list.name}, and cash`)
      await edit(walk, list, 'Shipping Options')
      const dialog = by.dialog(walk.page, 'Shipping Options')
      await walk.press(by.radio(dialog, new RegExp(`${owner_name}.*${street}`)))
      await walk.press(by.radio(dialog, /^Cash on/))
      await walk.press(by.button(dialog, 'Save'))
      Object.assign(list, { address: _id, payment_method: 'cod' })
    },
  },
  listIncrease: {
    may: (model, n) =>
      isList(model) &&
      buyable(model).length > 0 &&
      (theList(model).lines.get(nth(buyable(model), n)) ?? 0) <
        model.productOf(nth(buyable(model), n)).stocks,
    async run(walk, model, n) {
      const product = nth(buyable(model), n)
      await step(walk, theList(model).lines, product, model.nameOf(product), 1)
    },
  },
  listRemove: withOneOf(
    (model) => (isList(model) ? [...theList(model).lines.keys()].sort() : []),
    async (walk, model, product) => {
      const name = model.nameOf(product)
      walk.says(`Remove ${name} from the list`)
      await walk.pressButton(`Remove ${name}`, { exact: true })
      await walk.pressInDialog('Continue')
      theList(model).lines.delete(product)
    },
  ),
  advance: {
    may: (model) => isDue(model) && buyable(model).length > 0,
    async run(walk, model) {
      walk.says('Press Advance Checkout')
      await walk.pressButton('Advance Checkout')
      model.ofList.set((await walk.read()).address, model.listId)
    },
  },
  deleteList: {
    kind: 'change',
    once: true,
    ...withOneOf(deletable, async (walk, model, [id, { name }]) => {
      walk.says(`Delete the list ${name}`)
      await walk.pressButton(`Delete ${name}`, { exact: true })
      await walk.pressInDialog('Delete')
      model.own.lists.delete(id)
      walk.expected.push(new RegExp(`GET .*/order/schedule/${id} was answered by 404`))
    }),
  },
}
