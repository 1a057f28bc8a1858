import { by } from '../../../e2e/support/by.ts'
import { type Acts, nth, withOneOf } from '../act.ts'
import type { Model } from '../model.ts'
import { free } from './shopping.ts'

export const isAccount = (model: Model) => free(model) && /^\/profile\/[^/]+$/.test(model.at)
const others = (model: Model) =>
  isAccount(model) ? model.addressRows().filter(({ _id }) => _id !== model.own.address) : []

const QUESTION = /^Discard your (changes|rating)\?$/
export const account: Acts = {
  answerQuestion: {
    may: ({ screen }) => screen.dialogs.some((title) => QUESTION.test(title)),
    async run(walk, model, n) {
      const answer = nth(['Keep editing', 'Discard'], n)
      walk.says(`Press ${answer}`)
      const address = model.screen.address
      await walk.press(
        by.button(by.alertdialog(walk.page).or(by.dialog(walk.page, QUESTION)), answer),
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
      await walk.pressButton(/^Account of /)
      await walk.press(by.link(walk.page, 'Manage Account'))
    },
  },
  setDefault: {
    kind: 'change',
    once: true,
    ...withOneOf(others, async (walk, model, { _id, street }) => {
      walk.says(`Make ${street} the default address`)
      const row = by.listitem(by.region(walk.page, 'Shipping Address')).filter({ hasText: street })
      await walk.press(by.button(row, /^Set as default/))
      model.own.address = _id
    }),
  },
  news: {
    leads: true,
    may: free,
    async run(walk, _model, n) {
      walk.says(`Open notification ${n + 1}`)
      await walk.pressButton(/^Notifications/)
      const items = by.link(by.dialog(walk.page, 'Notifications'))
      if ((await items.count()) > n) await walk.press(items.nth(n))
      else await walk.page.keyboard.press('Escape')
      await walk.settle()
    },
  },
}
