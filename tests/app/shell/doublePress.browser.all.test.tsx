import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { userEvent as browser } from 'vitest/browser'
import { namedBuyers, orderIds, type OrderKey } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import {
  addressSection,
  cardOf,
  choosePlace,
  openForm,
  type Part,
} from '../addresses/support/places.ts'
import { openMenu, panaderia } from '../chat/support/chats.ts'
import { openApp } from '../support/app.tsx'
import { timesSent, type Operation } from '../support/pressTwice.ts'

const LOADING = { timeout: 90_000 }
const button = (name: string | RegExp, part: Part = screen) =>
  part.findByRole('button', { name }, LOADING)
async function press(name: string | RegExp, part?: Part): Promise<void> {
  const target = await button(name, part)
  await waitFor(() => expect(target).toBeEnabled())
  await userEvent.click(target)
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, LOADING))
async function fill(part: Part, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await browser.fill(await part.findByLabelText(label, {}, LOADING), text)
}

const order = (key: OrderKey) =>
  [`/profile/liza-manalo/orders?transaction_id=${orderIds[key]}`, 'as:liza'] as const
const profile = ['/profile/mia-villanueva', 'as:mia'] as const
const mango = [`/products/${namedProducts.mango.id}`, 'as:liza'] as const

async function report() {
  await press('More about this product')
  await press('Flag or report this product')
  const part = await dialog('Flag or report this product')
  await fill(part, { 'What is wrong? (optional)': 'A wrong picture' })
  return button('Submit', part)
}

type Sending = [
  what: string,
  at: readonly [path: string, sim: string],
  to: Operation,
  find: () => Promise<HTMLElement>,
]

const sendings: Sending[] = [
  [
    'a delivery is rated',
    order('lizaPartlyRated'),
    'reviewDelivery',
    async () => {
      await press('Rate')
      const subject = within(await screen.findByRole('region', { name: 'Delivery' }, LOADING))
      await userEvent.click(subject.getByRole('radio', { name: /^4 star/ }))
      return button('Submit rating')
    },
  ],
  [
    'a profile is changed',
    // Once it is saved, the page reloads itself.
    [profile[0], 'as:mia,fail:updateUser:503:9'],
    'updateUser',
    async () => {
      await fill(screen, { 'First name': 'Maria' })
      return button('Save Changes')
    },
  ],
  [
    'a password is changed',
    profile,
    'changePassword',
    async () => {
      await press('Change Password')
      const part = await dialog('Change Password')
      const password = 'bagong-poblacion'
      await fill(part, {
        'Current password': namedBuyers.mia.password,
        'New password': password,
        'Confirm password': password,
      })
      return button('Change Password', part)
    },
  ],
  [
    'an account is deleted',
    profile,
    'deleteUser',
    async () => {
      await press('Delete Account')
      const part = await dialog('Delete your account?')
      await fill(part, { 'Type DELETE to confirm': 'DELETE' })
      return button('Delete Account', part)
    },
  ],
  [
    'an address is added',
    profile,
    'createAddress',
    async () => {
      const form = await openForm(await addressSection())
      await choosePlace(form, 'Region', 'National Capital')
      await choosePlace(form, 'City or municipality', 'Pasig')
      await choosePlace(form, 'Barangay', 'Kapitolyo')
      await fill(form, {
        'ZIP code': '1603',
        Street: '7 West Capitol Drive',
        Latitude: '14.5701',
        Longitude: '121.0578',
      })
      return button('Save Address', form)
    },
  ],
  [
    'an address is changed',
    profile,
    'updateAddress',
    async () => {
      await press(/^Edit/, await cardOf(await addressSection(), 'Scout Ybardolaza'))
      const form = await dialog('Edit Address')
      await fill(form, { Street: '1 Rizal Street' })
      return button('Save Address', form)
    },
  ],
  [
    'an address is deleted',
    profile,
    'deleteAddress',
    async () => {
      await press(/^Delete/, await cardOf(await addressSection(), 'Scout Ybardolaza'))
      return button('Delete', await dialog('Delete Address'))
    },
  ],
  ['a product is reported', mango, 'createReport', report],
  [
    'a product is put on a list',
    mango,
    'addScheduleProducts',
    async () => {
      await press('Add to a scheduled list')
      return button('Add to Weekly groceries')
    },
  ],
  [
    'a conversation is deleted',
    ['/home', 'as:liza'],
    'deleteConversations',
    async () => {
      const menu = await openMenu()
      await press(`Options for ${panaderia}`, menu)
      await userEvent.click(await menu.findByRole('menuitem', { name: 'Delete conversation' }))
      return button('Delete', await dialog('Delete this conversation?'))
    },
  ],
]

// Those that a buyer does while shopping are pressed twice by tests/explore.
test.each(sendings)(
  '%s once by a double press on a busy page',
  async (_what, [path, sim], to, find) => {
    const app = openApp(path, sim)
    expect(await timesSent(app, await find(), to)).toBe(1)
  },
)
