import { type Act, type Acts, nth } from '../act.ts'
import type { Model } from '../model.ts'
import { newTab } from '../tab.ts'
import { account, isAccount } from './account.ts'
import { forms, open } from './forms.ts'
import { isList, lists } from './lists.ts'

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

export const otherDevice: Acts = {
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
