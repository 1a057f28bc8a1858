import { type Acts, nth } from '../act.ts'
import type { Model } from '../model.ts'
import type { Walk } from '../walk.ts'
import { account, isAccount, save, untouched, valueFor } from './account.ts'
import { kinds } from './forms.ts'
import { isList, ship } from './lists.ts'

/** As long as the app takes what it has read for new, and a little longer, ms. */
const FRESH_MS = 31_000

/** Changes something on another device, and returns what. `value` is new. */
type Change = (
  device: Walk,
  model: Model,
  n: number,
  valueOf: (label: string) => string,
) => Promise<string>

const profile: Change = async (device, model, n, valueOf) => {
  const label = nth(untouched(model), n)
  const value = valueOf(label)
  await device.openTab('/profile')
  await device.type(device.page.getByLabel(label, { exact: true }), value)
  await save(device)
  model.own.profile[label] = value
  return `save ${value} as the ${label}`
}
const address: Change = async (device, model, n, valueOf) => {
  const id = model.form?.id ?? model.own.address
  const labels = kinds.editAddress?.labels(model, id) ?? []
  const label = nth(
    labels.filter((one) => !model.isTyped(one)),
    n,
  )
  const value = valueOf(label)
  await device.openTab('/profile')
  await kinds.editAddress?.open(device, model, id)
  const dialog = device.page.getByRole('dialog', { name: 'Edit Address' })
  await device.type(dialog.getByLabel(label), value)
  await device.press(dialog.getByRole('button', { name: 'Save Address' }))
  Object.assign(model.own.addresses.get(id) ?? {}, { [label]: value })
  return `save ${value} as the ${label} of an address`
}
const defaultAddress: Change = async (device, model, n) => {
  await device.openTab('/profile')
  await account.setDefault?.run(device, model, n)
  return device.path.at(-1) ?? ''
}
const list: Change = async (device, model, n) => {
  const [id, one] = nth(
    [...model.own.lists].sort().filter(([key]) => [key, undefined].includes(model.form?.id)),
    n,
  )
  await device.openTab(`/order/schedule/${id}`)
  await ship(device, model, one, n)
  return `choose another address for ${one.name}`
}

/** What can be changed of what the screen shows. */
function changesOf(model: Model): Change[] {
  const kind = model.form?.kind
  if (kind === 'renameList' || (isList(model) && kind === undefined)) return [list]
  const isFree = kinds.editAddress?.labels(model, '').some((label) => !model.isTyped(label))
  const addresses = [...(isFree ? [address] : []), defaultAddress]
  if (kind === 'editAddress') return addresses
  if (!isAccount(model)) return []
  return untouched(model).length > 0 ? [profile, profile, ...addresses] : addresses
}

export const otherDevice: Acts = {
  onOtherDevice: {
    may: (model) => model.market.openDevice !== undefined && changesOf(model).length > 0,
    async run(walk, model, n) {
      const change = nth(changesOf(model), n + walk.path.length)
      await walk.onOtherDevice(async (device) => {
        const what = await change(device, model, n, (label) => valueFor(walk, label))
        walk.says(`On another device, ${what}`)
      })
      await walk.sleep(FRESH_MS)
      await walk.lookAt(model.tabs.indexOf(model.tab), '/home')
    },
  },
}
