import type { Page } from '@playwright/test'
import { by } from '../../../e2e/support/by.ts'
import { type Act, type Acts, nth } from '../act.ts'
import type { Model } from '../model.ts'
import { askedBy } from '../own.ts'
import type { Screen } from '../screen.ts'
import type { Confirmed } from '../tab.ts'
import type { Walk } from '../walk.ts'
import { free } from './shopping.ts'

const sums = ({ page }: Walk) => by.complementary(page, 'Cart Overall Total')
const canOrder = ({ buttons, items }: Screen) => items.length > 0 && buttons.includes('Check Out')
export const isForm = (model: Model) => free(model) && canOrder(model.screen)
const isWaiting = ({ screen }: Model) => screen.dialogs.includes('Waiting for GCash Payment')

function confirmed({ screen, shownItems, ofList }: Model): Confirmed[] {
  const fromCart = !ofList.has(screen.address)
  return shownItems.map(({ _id }, i) => ({
    product: _id,
    pieces: screen.items[i]?.quantity ?? 0,
    fromCart,
  }))
}

/** Null when the marketplace has refused it, and the screen says so. */
async function place(walk: Walk, model: Model): Promise<Confirmed[] | null> {
  model.screen = await walk.read()
  const [lines, asked] = [confirmed(model), askedBy(model.screen, model.addressRows())]
  const { address, sums: amounts } = model.screen
  const before = model.newOrders().length
  const { refusal } = model
  if (refusal !== null) walk.expects(/^POST .*\/transactions was answered by 409/)
  if (refusal === null || canOrder(model.screen))
    await walk.press(by.button(sums(walk), 'Check Out'))
  model.refusal = null
  for (let wait = 0; walk.meanwhile !== '' && wait < 9; wait += 1) await walk.passTime()
  if (model.newOrders().length === before && (refusal !== null || walk.meanwhile !== '')) {
    const { text } = await walk.read()
    if (!(refusal ?? /nothing|not placed|try again/i).test(text))
      walk.errors.push(`The order was refused, and the screen says: ${text.slice(0, 500)}`)
    return null
  }
  model.order(lines, asked)
  model.forget(address)
  model.adoptDate(model.ofList.get(address))
  model.quoted.push(amounts['Total Amount'] ?? '')
  return lines
}

/** The window may close meanwhile. */
async function pressIn(popup: Page, name: string | RegExp): Promise<void> {
  await by
    .button(popup, name)
    .click()
    .catch((error: unknown) => {
      if (!popup.isClosed()) throw error
    })
}

const endings = {
  paid: 'Pay in the payment window',
  failed: 'Let the payment fail',
  expired: 'Let the payment expire',
  closed: 'Close the payment window',
}
const buttons = { paid: /^Pay/, failed: 'Fail', expired: 'Let it expire', closed: 'Close' }

/** How a payment may end so that the app hears of it: the specification has an event for PAID alone. */
export const endsOf = ({ market }: Walk) =>
  market.onlySpecification ? (['paid'] as const) : (['paid', 'failed', 'expired'] as const)

export async function endPayment(walk: Walk, model: Model, isPaid: boolean): Promise<void> {
  model.endPayment(isPaid)
  await walk.passTime()
  const { h1, text } = await walk.read()
  if (h1.includes('Order Accepted!') !== isPaid)
    walk.errors.push(
      `The payment was ${isPaid ? 'made' : 'not made'}; the screen says ${text.slice(0, 200)}`,
    )
}

const gcashOf = ({ page }: Walk) => by.radio(page, /^GCash/)

async function fillIn(walk: Walk, model: Model, n: number): Promise<void> {
  const { page } = walk
  await walk.press(by.radio(page, 'Delivery', { exact: true }).first())
  const { street, owner_name } = nth(model.addressRows(), n)
  const part = by.region(page, 'Billing & Address')
  const open = by.button(part, 'Change address')
  if (await open.isVisible()) {
    if ((await open.getAttribute('aria-expanded')) === 'false') await walk.press(open)
    await walk.press(by.radio(part, new RegExp(`${owner_name}.*${street}`)))
    model.types('Address', street)
  }
  const text = `${nth(['Blue gate', 'Call first po', 'Leave it with the guard'], n)} ${walk.path.length}`
  await walk.type(page.getByLabel('Delivery Instructions'), text)
  model.types('Delivery Instructions', text)
}

export const payCash: Act = {
  kind: 'change',
  once: true,
  may: isForm,
  async run(walk, model, n) {
    walk.says(`${n % 2 === 0 ? 'Order' : 'Fill in the form, order'}, and pay in cash`)
    if (n % 2 === 1) await fillIn(walk, model, n)
    const cash = by.radio(walk.page, /^Cash on/)
    if (!(await cash.isChecked())) await walk.press(cash)
    await place(walk, model)
  },
}

const isChange = (name: string) => name.startsWith('Change Delivery Options')
export const checkout: Acts = {
  fillIn: {
    may: isForm,
    async run(walk, model, n) {
      walk.says('Fill in the form')
      await fillIn(walk, model, n)
    },
  },
  deliveryHere: {
    may: (model, n) => isForm(model) && model.screen.buttons.filter(isChange).length > n,
    async run(walk, model, n) {
      const button = model.screen.buttons.filter(isChange)[n] ?? ''
      const of = button.replace('Change ', '')
      const method = nth(['Delivery', 'Pickup'], walk.path.length)
      walk.says(`Choose ${method}: ${of}`)
      const group = by.radiogroup(walk.page, of, { exact: true })
      if (!(await group.isVisible())) await walk.pressButton(button, { exact: true })
      await walk.press(by.radio(group, method, { exact: true }))
    },
  },
  delivery: {
    may: isForm,
    async run(walk, _model, n) {
      const method = nth(['Delivery', 'Pickup'], n)
      walk.says(`Choose ${method}`)
      await walk.press(by.radio(walk.page, method, { exact: true }).first())
    },
  },
  payCash,
  payGcash: {
    may: isForm,
    async run(walk, model, n) {
      walk.says(`${n % 2 === 0 ? 'Order' : 'Fill in the form, and order'} by GCash`)
      if (n % 2 === 1) await fillIn(walk, model, n)
      if (!(await gcashOf(walk).isChecked())) {
        await walk.press(gcashOf(walk))
        await walk.pressInDialog(/tester/)
      }
      model.paying = await place(walk, model)
    },
  },
  backFromPayment: {
    may: isWaiting,
    async run(walk) {
      const { popup, page } = walk
      if (!popup) return walk.says('Look at the page')
      walk.says('Open the payment in this tab instead, and press Back')
      const url = popup.url()
      await popup.close()
      await page.goto(url)
      await page.goBack()
      await walk.settle()
    },
  },
  payInWindow: {
    may: isWaiting,
    async run(walk, model, n) {
      const { popup } = walk
      if (!popup) {
        walk.says('Open the payment window again')
        await walk.press(by.link(walk.page, /^(Reopen payment window|Pay with GCash)$/))
        return
      }
      const ending = nth([...endsOf(walk), 'closed'] as const, n)
      walk.says(endings[ending])
      await pressIn(popup, buttons[ending])
      await walk.settle()
      if (ending !== 'closed') await endPayment(walk, model, ending === 'paid')
    },
  },
}
