import { type Acts, nth } from '../act.ts'
import type { Model } from '../model.ts'
import { free } from './shopping.ts'

export const isAccount = (model: Model) => free(model) && /^\/profile\/[^/]+$/.test(model.at)
/** The addresses that are not the default. */
const others = ({ world: { tables }, buyer, own }: Model) =>
  tables.addresses.by('user', buyer.id).filter(({ _id }) => _id !== own.address)

const QUESTION = /^Discard your (changes|rating)\?$/
export const account: Acts = {
  answerQuestion: {
    may: ({ screen }) => screen.dialogs.some((title) => QUESTION.test(title)),
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
      if (answer !== 'Discard') return
      for (const key of model.tab.typed.keys())
        if (key === address || key.startsWith(`${address} rate`)) model.forget(key)
    },
  },
  profile: {
    leads: true,
    may: (model) => free(model) && !isAccount(model) && model.at !== '/cart/checkout',
    async run(walk) {
      walk.says('Open Manage Account')
      await walk.press(walk.page.getByRole('button', { name: /^Account of / }))
      await walk.press(walk.page.getByRole('link', { name: 'Manage Account' }))
    },
  },
  setDefault: {
    kind: 'change',
    once: true,
    may: (model) => isAccount(model) && others(model).length > 0,
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
