import { type Acts, nth } from '../act.ts'
import type { Confirmed, Model } from '../model.ts'
import type { Walk } from '../walk.ts'
import { free } from './shopping.ts'

const sums = ({ page }: Walk) => page.getByRole('complementary', { name: 'Cart Overall Total' })
const isForm = (model: Model) => free(model) && model.screen.items.length > 0
const isWaiting = ({ screen }: Model) => screen.dialogs.includes('Waiting for GCash Payment')

/** The products that the form shows, which are what the buyer confirms. */
function confirmed({ screen, cart, world, ofList }: Model): Confirmed[] {
  // A list that is checked out early takes nothing from the cart.
  const fromCart = !ofList.has(screen.address)
  return screen.items.map(({ name, quantity }) => {
    const named = [...world.tables.products.all()].filter((one) => one.product_name === name)
    const { _id = '' } = named.find((one) => cart.has(one._id)) ?? named[0] ?? {}
    return { product: _id, pieces: quantity, fromCart }
  })
}

async function place(walk: Walk, model: Model): Promise<void> {
  const lines = confirmed(model)
  const total = model.screen.sums['Total Amount'] ?? ''
  await walk.press(sums(walk).getByRole('button', { name: 'Check Out' }))
  model.order(lines)
  model.orderList(model.ofList.get(model.screen.address))
  model.quoted.push(total)
}

const endings = {
  paid: 'Pay in the payment window',
  failed: 'Let the payment fail',
  expired: 'Let the payment expire',
  closed: 'Close the payment window',
}
const buttons = { paid: /^Pay/, failed: 'Fail', expired: 'Let it expire', closed: 'Close' }

const gcashOf = ({ page }: Walk) => page.getByRole('radio', { name: /^GCash/ })

export const checkout: Acts = {
  delivery: {
    may: isForm,
    async run(walk, _model, n) {
      const method = nth(['Delivery', 'Pickup'], n)
      walk.says(`Choose ${method}`)
      await walk.press(walk.page.getByRole('radio', { name: method, exact: true }).first())
    },
  },
  payCash: {
    may: isForm,
    async run(walk, model) {
      walk.says('Order, and pay in cash')
      const cash = walk.page.getByRole('radio', { name: /^Cash on/ })
      if (!(await cash.isChecked())) await walk.press(cash)
      model.screen = await walk.read()
      await place(walk, model)
    },
  },
  payGcash: {
    may: isForm,
    async run(walk, model) {
      walk.says('Order by GCash')
      if (!(await gcashOf(walk).isChecked())) {
        await walk.press(gcashOf(walk))
        await walk.press(walk.page.getByRole('dialog').getByRole('button', { name: /tester/ }))
      }
      model.screen = await walk.read()
      model.paying = confirmed(model)
      await place(walk, model)
    },
  },
  payInWindow: {
    may: isWaiting,
    async run(walk, model, n) {
      const { popup } = walk
      if (!popup) {
        walk.says('Open the payment window again')
        await walk.press(walk.page.getByRole('link', { name: 'Reopen payment window' }))
        return
      }
      const ending = nth(['paid', 'failed', 'expired', 'closed'] as const, n)
      walk.says(endings[ending])
      await walk.pressIn(popup, popup.getByRole('button', { name: buttons[ending] }))
      if (ending !== 'closed') model.endPayment(ending === 'paid')
    },
  },
}
