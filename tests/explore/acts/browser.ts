import { type NamedBuyer, namedBuyers, type PersonaKey } from '#fixtures/named.ts'
import { by } from '../../../e2e/support/by.ts'
import { type Acts, nth } from '../act.ts'
import type { Walk } from '../walk.ts'
import { free, hasLink } from './shopping.ts'

const widths = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const

/** The time of an act begins anew, since this takes most of it. */
export async function logIn(walk: Walk, { email, password }: NamedBuyer): Promise<void> {
  const { page } = walk
  await walk.passTime()
  await walk.press(by.link(by.banner(page), 'Log in'))
  const dialog = by.dialog(page, 'Log in')
  await walk.type(dialog.getByLabel('Email'), email)
  await walk.type(dialog.getByLabel('Password', { exact: true }), password)
  await walk.press(by.button(dialog, 'Log in'))
}

export const browser: Acts = {
  otherTab: {
    may: (model) => (free(model) || model.form !== null) && !model.paying,
    async run(walk, model) {
      const other = walk.tabs.indexOf(walk.page) === 0 ? 1 : 0
      const path = /checkout/.test(model.at) ? '/home' : model.screen.address
      walk.says(walk.tabs[other] ? 'Go to the other tab' : `Open ${path} in another tab`)
      await walk.lookAt(other, path)
      model.lookAt(other)
    },
  },
  resize: {
    may: (model) => free(model) && model.screen.fields.length === 0,
    async run(walk) {
      const width = walk.page.viewportSize()?.width === 1280 ? 1 : 0
      walk.says(`Make the window ${widths[width].width} px wide`)
      await walk.page.setViewportSize(widths[width])
      await walk.page.evaluate(() => (document.documentElement.style.fontSize = ''))
    },
  },
  largeText: {
    // A font size set on the page leaves the layout of a wide screen.
    may: (model) =>
      free(model) && model.screen.fields.length === 0 && model.screen.width < widths[0].width,
    async run(walk) {
      walk.says('Set the font size of the browser to 24 px, or back')
      await walk.page.evaluate(() => {
        const { style } = document.documentElement
        style.fontSize = style.fontSize === '' ? '24px' : ''
      })
      await walk.settle()
    },
  },
  signInAsAnother: {
    may: (model) =>
      free(model) &&
      model.tab.typed.size === 0 &&
      model.tabs.length === 1 &&
      hasLink(model, 'Home'),
    async run(walk, model, n) {
      const others = (['liza', 'carlo', 'mia'] satisfies PersonaKey[]).filter(
        (key) => namedBuyers[key] !== model.buyer,
      )
      const buyer = namedBuyers[nth(others, n)]
      walk.says(`Sign out, and log in as ${buyer.first_name}`)
      await walk.pressButton(/^Account of /)
      await walk.pressButton('Sign Out')
      await logIn(walk, buyer)
      model.signIn(buyer.key)
    },
  },
}
