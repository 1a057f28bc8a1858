import { type Acts, nth } from '../act.ts'
import type { Model } from '../model.ts'
import type { Walk } from '../walk.ts'
import { free } from './shopping.ts'

const isHere = (model: Model) => free(model) && /^\/profile\/[^/]+$/.test(model.at)
/** The addresses that are not the default. */
const others = ({ world: { tables }, buyer, own }: Model) =>
  tables.addresses.by('user', buyer.id).filter(({ _id }) => _id !== own.address)

const fields = [
  ['First name', 'first_name'],
  ['Last name', 'last_name'],
  ['Contact number', 'contact_number'],
] as const
const isForm = (model: Model) => isHere(model) && model.screen.inputs['First name'] !== undefined
const QUESTION = 'Discard your changes?'

/** The fields that no tab has changed: two changes of one field ask which of them to keep. */
const untouched = (model: Model) =>
  fields.filter(([label]) =>
    model.tabs.every(({ typed }) => [...typed.values()].every((values) => !values.has(label))),
  )
const valueFor = ({ path }: Walk, label: string) =>
  label === 'Contact number'
    ? `0917555${String(1000 + path.length)}`
    : `${nth(['Maria', 'Luz', 'Elena', 'Rosa'], path.length)} ${nth(['Bella', 'Clara', 'Ines'], path.length)}`

async function openProfile(walk: Walk): Promise<void> {
  await walk.press(walk.page.getByRole('button', { name: /^Account of / }))
  await walk.press(walk.page.getByRole('link', { name: 'Manage Account' }))
}
const save = (walk: Walk) => walk.press(walk.page.getByRole('button', { name: 'Save Changes' }))

export const account: Acts = {
  typeProfile: {
    may: (model) => isForm(model) && untouched(model).length > 0,
    async run(walk, model, n) {
      const [label] = nth(untouched(model), n)
      const value = valueFor(walk, label)
      walk.says(`Type ${value} as the ${label}`)
      await walk.type(walk.page.getByLabel(label, { exact: true }), value)
      model.types(label, value)
    },
  },
  saveProfile: {
    kind: 'change',
    may: (model) => isForm(model) && model.screen.buttons.includes('Save Changes'),
    async run(walk, model) {
      walk.says('Save the profile')
      await save(walk)
      for (const [label, name] of fields)
        model.own.profile[name] = model.typedHere.get(label) ?? model.own.profile[name]
      model.forget()
      model.reload()
    },
  },
  answerQuestion: {
    may: ({ screen }) => screen.dialogs.includes(QUESTION),
    async run(walk, model, n) {
      const answer = nth(['Keep editing', 'Discard'], n)
      walk.says(`Press ${answer}`)
      const address = model.screen.address
      await walk.press(
        walk.page
          .getByRole('alertdialog')
          .or(walk.page.getByRole('dialog', { name: QUESTION }))
          .getByRole('button', { name: answer }),
      )
      if (answer === 'Discard') model.forget(address)
    },
  },
  onOtherDevice: {
    may: (model) =>
      free(model) && model.market.openDevice !== undefined && untouched(model).length > 0,
    async run(walk, model, n) {
      const [label, name] = nth(untouched(model), n)
      const value = valueFor(walk, label)
      walk.says(`On another device, save ${value} as the ${label}`)
      await walk.onOtherDevice(async (other) => {
        await openProfile(other)
        await other.type(other.page.getByLabel(label, { exact: true }), value)
        await save(other)
      })
      model.own.profile[name] = value
      await walk.lookAt(model.tabs.indexOf(model.tab), '/home')
    },
  },
  profile: {
    leads: true,
    may: (model) => free(model) && !isHere(model) && model.at !== '/cart/checkout',
    async run(walk) {
      walk.says('Open Manage Account')
      await openProfile(walk)
    },
  },
  setDefault: {
    kind: 'change',
    once: true,
    may: (model) => isHere(model) && others(model).length > 0,
    async run(walk, model, n) {
      const { _id, street } = nth(others(model), n)
      walk.says(`Make ${street} the default address`)
      const row = walk.page
        .getByRole('region', { name: 'Shipping Address' })
        .getByRole('listitem')
        .filter({ hasText: street })
      await walk.press(row.getByRole('button', { name: /^Set as default/ }))
      model.own.address = _id
    },
  },
  news: {
    leads: true,
    may: free,
    async run(walk, _model, n) {
      walk.says(`Open notification ${n + 1}`)
      await walk.press(walk.page.getByRole('button', { name: /^Notifications/ }))
      const items = walk.page.getByRole('dialog', { name: 'Notifications' }).getByRole('link')
      if ((await items.count()) > n) await walk.press(items.nth(n))
      else await walk.page.keyboard.press('Escape')
      await walk.settle()
    },
  },
}
