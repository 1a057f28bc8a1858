import type { Locator } from '@playwright/test'
import { by } from '../../../e2e/support/by.ts'
import { type Acts, nth, type Act, withOneOf } from '../act.ts'
import type { Model } from '../model.ts'
import type { List } from '../own.ts'
import { newTab } from '../tab.ts'
import type { Walk } from '../walk.ts'
import { isAccount, account } from './account.ts'
import { edit, isList, isPanel, lists } from './lists.ts'
import { cardOf, rateable } from './orders.ts'
import { free } from './shopping.ts'
import { closeDialogs } from './trouble.ts'

/** It may stay half filled. */
interface FormKind {
  /** Of the records whose forms can be opened. */
  ids(model: Model): string[]
  open(walk: Walk, model: Model, id: string): Promise<void>
  labels(model: Model, id: string): string[]
  /** The saving button, if the walk presses it. */
  save?: string
}

const button = ({ page }: Walk, name: string): Locator => by.button(by.main(page), name)
const rowOf = (model: Model, order: string) => model.orderRows().filter(({ _id }) => _id === order)

const kinds: Record<string, FormKind> = {
  profile: {
    ids: () => [],
    open: async () => {},
    labels: (model) => Object.keys(model.own.profile),
    save: 'Save Changes',
  },
  addAddress: {
    ids: (model) => (isAccount(model) ? ['new'] : []),
    open: (walk) => walk.press(button(walk, 'Add Address')),
    labels: () => ['ZIP code', 'Street', 'Full name'],
  },
  editAddress: {
    ids: (model) => (isAccount(model) ? [...model.own.addresses.keys()] : []),
    async open(walk, model, id) {
      const street = model.addressRows().find(({ _id }) => _id === id)?.street
      await walk.press(button(walk, `Edit ${street}`))
    },
    labels: () => ['Mobile number', 'Unit, floor or landmark', 'Full name'],
    save: 'Save Address',
  },
  newList: {
    ids: (model) => (isPanel(model) ? ['new'] : []),
    open: (walk) => walk.press(button(walk, 'New list').first()),
    labels: () => ['List name'],
  },
  renameList: {
    ids: (model) => (isList(model) ? [model.listId] : []),
    open: (walk, model, id) => edit(walk, model.own.lists.get(id) as List, 'Rename List'),
    labels: () => ['List name'],
    save: 'Save',
  },
  report: {
    ids: (model) => (free(model) && model.product ? [model.product._id] : []),
    async open(walk) {
      await walk.press(button(walk, 'More about this product'))
      await walk.press(button(walk, 'Flag or report this product'))
    },
    labels: () => ['What is wrong?'],
  },
  rate: {
    ids: (model) => (free(model) ? rateable(model).map(({ _id }) => _id) : []),
    async open(walk, model, id) {
      for (const order of rowOf(model, id))
        await walk.press(by.button(cardOf(walk, order), 'Rate', { exact: true }))
      const dialog = by.dialog(walk.page)
      const review = dialog.getByLabel(/^Your review/).first()
      if (!(await review.isVisible())) await walk.press(by.radio(dialog, /Very good/).first())
    },
    labels: (model, id) => {
      const unrated = rowOf(model, id).flatMap(({ items }) => items.filter((one) => !one.is_rated))
      return unrated.slice(0, 1).map(({ product_name }) => `Your review of ${product_name}`)
    },
  },
}
const kindOf = ({ form }: Model) => kinds[form?.kind ?? '']
/** Fields on the screen that no tab has typed into. */
const untouched = (model: Model) =>
  kindOf(model)
    ?.labels(model, model.form?.id ?? '')
    .filter((label) => model.screen.inputs[label] !== undefined && !model.isTyped(label)) ?? []
const areaOf = ({ page }: Walk, { form }: Model) =>
  form?.title ? by.dialog(page, form.title) : by.main(page)

function valueFor({ path: { length } }: Walk, label: string): string {
  if (/number/.test(label)) return `0917555${1000 + length}`
  if (label === 'ZIP code') return String(1900 + length)
  return `${nth(['Maria', 'Luz', 'Elena', 'Rosa'], length)} Clara ${length}`
}

export async function open(walk: Walk, model: Model, kind: string, id: string): Promise<void> {
  await kinds[kind]?.open(walk, model, id)
  const [title] = (await walk.read()).dialogs
  if (title === undefined) walk.errors.push(`The form ${kind} does not open`)
  else model.tab.form = { kind, id, title }
}

/** Longer than what the app has read counts as new, ms. */
const FRESH_MS = 31_000

/** Where another device changes what this screen shows, and by which acts. */
function visitsOf(model: Model): [path: string, ...acts: (Act | undefined)[]][] {
  const { form, own } = model
  const id = form?.kind === 'editAddress' ? form.id : own.address
  if (isList(model) || form?.kind === 'renameList')
    return [[`/order/schedule/${form?.id ?? model.listId}`, lists.shipList]]
  const { typeInForm, saveForm } = forms
  const openForm: Act = { may: () => true, run: (walk, at) => open(walk, at, 'editAddress', id) }
  const ofAddresses: [string, ...(Act | undefined)[]][] = [
    ['/profile', openForm, typeInForm, saveForm],
    ['/profile', account.setDefault],
  ]
  if (form?.kind === 'editAddress') return ofAddresses
  return isAccount(model) ? [['/profile', typeInForm, saveForm], ...ofAddresses] : []
}

export const forms: Acts = {
  openForm: withOneOf(
    (model) =>
      Object.entries(kinds).flatMap(([kind, { ids }]) =>
        ids(model).map((id) => [kind, id] as const),
      ),
    async (walk, model, [kind, id]) => {
      walk.says(`Open the form ${kind}`)
      await open(walk, model, kind, id)
    },
  ),
  typeInForm: withOneOf(untouched, async (walk, model, label) => {
    const value = valueFor(walk, label)
    walk.says(`Type ${value} as the ${label}`)
    await walk.type(areaOf(walk, model).getByLabel(label), value)
    model.types(label, value)
  }),
  nextStep: {
    may: (model) => model.form?.kind === 'newList' && model.isTyped('List name'),
    async run(walk, model) {
      walk.says('Press Next')
      await walk.press(by.button(areaOf(walk, model), 'Next'))
    },
  },
  saveForm: {
    kind: 'change',
    once: true,
    may: (model) =>
      kindOf(model)?.save !== undefined &&
      (model.form?.title !== '' || model.screen.buttons.includes('Save Changes')),
    async run(walk, model) {
      const { kind, id = '' } = model.form ?? {}
      const values = Object.fromEntries(model.tab.typed.get(model.formKey) ?? [])
      walk.says(`Save the form ${kind}`)
      await walk.press(by.button(areaOf(walk, model), kindOf(model)?.save))
      const { addresses, profile } = model.own
      Object.assign(kind === 'profile' ? profile : (addresses.get(id) ?? {}), values)
      const list = model.own.lists.get(id)
      if (list) list.name = values['List name'] ?? list.name
      model.forget()
      model.tab.form = null
      if (kind === 'profile') model.reload()
    },
  },
  closeForm: {
    may: ({ form }) => Boolean(form?.title),
    async run(walk, model) {
      walk.says('Close the form, and discard what was typed')
      await closeDialogs(walk)
      if (model.form?.kind !== 'rate') model.forget()
      model.tab.form = null
    },
  },
  reloadForm: {
    may: ({ form, typedHere }) => Boolean(form?.title) && typedHere.size > 0,
    async run(walk, model) {
      const { kind = '', id = '', title = '' } = model.form ?? {}
      walk.says('Reload the page, and open the form again')
      await walk.reload()
      model.reload()
      if (!(await walk.read()).dialogs.includes(title)) await open(walk, model, kind, id)
    },
  },
  onOtherDevice: {
    may: (model) => model.market.openDevice !== undefined && visitsOf(model).length > 0,
    async run(walk, model, n) {
      const [path, ...acts] = nth(visitsOf(model), n + walk.path.length)
      const tab = { value: newTab() }
      const there: Model = Object.create(model, { tab, screen: { writable: true } })
      await walk.onOtherDevice(path, async (device) => {
        for (const act of acts) {
          there.screen = await device.read()
          if (act?.may(there, n)) await act.run(device, there, n)
        }
      })
      await walk.sleep(FRESH_MS)
      await walk.lookAt(model.tabs.indexOf(model.tab), '/home')
    },
  },
}
