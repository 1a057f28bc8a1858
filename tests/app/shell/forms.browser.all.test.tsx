import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { userEvent as browser } from 'vitest/browser'
import { namedBuyers, orderIds } from '#fixtures/named.ts'
import { unloadUnasked } from '#lib/unsaved.ts'
import {
  addressSection,
  cardOf,
  fillPasig,
  openForm,
  type Part,
} from '../addresses/support/places.ts'
import { openMenu, panaderia } from '../chat/support/chats.ts'
import { openApp } from '../support/app.tsx'
import { holdCalls } from '../support/holdCalls.ts'
import { type Operation, timesSent } from '../support/pressTwice.ts'
import {
  dialogNamed,
  expectNoDialog,
  expectNone,
  expectToast,
  partNamed,
  press,
} from '../support/user.ts'
import * as forms from './support/forms.ts'

const { mango, profile, ...typed } = forms
async function typeIn({ open, choose, field: find, close }: typeof forms.report) {
  await open?.()
  await choose?.()
  const field = await find()
  await browser.fill(field, 'Palengke')
  await close?.()
  return field
}
/** Whether the browser would ask before it unloads the page. */
const asksBeforeUnload = () =>
  !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test.each(Object.values(typed))(
  '$what is not lost by Back or a reload without a question',
  async (form) => {
    const { go, address } = openApp(['/terms-conditions', form.at], `as:${form.as}`)
    const field = await typeIn(form)
    const shown = address()
    await expect.poll(asksBeforeUnload).toBe(true)
    await go(-1)
    await press('Keep editing', await dialogNamed(form.question))
    await expectNoDialog(form.question)
    expect(address()).toBe(shown)
    expect(field).toHaveValue('Palengke')

    await go(-1)
    await press('Discard', await dialogNamed(form.question))
    await expectNoDialog()
    await expect.poll(asksBeforeUnload).toBe(false)
    // From a dialog, Back has gone to its screen.
    if (address() === form.at) await go(-1)
    await expect.poll(address).toBe('/terms-conditions')
  },
)

async function openChanged(...before: string[]) {
  const app = openApp([...before, profile.at], 'as:mia')
  return { ...app, field: await typeIn(forms.name) }
}
const question = () => dialogNamed('Discard your changes?')

test('a link asks before it leaves typed text, and again after a No, PROFILE-15', async () => {
  const { address } = await openChanged()
  const leave = async () =>
    userEvent.click(screen.getAllByRole('link', { name: 'Privacy Policy' })[0]!)
  for (const _time of [1, 2]) {
    await leave()
    await press('Keep editing', await question())
    expect(address()).toBe(profile.at)
  }
  await leave()
  await press('Discard', await question())
  await expect.poll(address).toBe('/privacy-policy')
})

test('what closes and opens on the same screen asks nothing, and typed text stays, PROFILE-15', async () => {
  const { address, go, field } = await openChanged()
  await go(`${profile.at}?coming-soon=true`)
  await dialogNamed('Feature Coming Soon')
  await go(-1)
  expect(address()).toBe(profile.at)
  expectNone('dialog', 'Discard your changes?')
  expect(field).toHaveValue('Palengke')
})

test('Back, pressed quickly several times, asks once and goes as far as the first press', async () => {
  const { address, router } = await openChanged('/contact', '/terms-conditions')
  await act(async () => {
    for (const _time of [1, 2, 3]) await router.navigate(-1)
  })
  await press('Discard', await question())
  await expect.poll(address).toBe('/terms-conditions')
})

test('while text is being sent, Back waits for it, and then asks nothing, ORDERS-25', async () => {
  const { at, question: refundQuestion } = forms.refund
  const { address, go } = openApp(['/terms-conditions', at], 'as:liza')
  await typeIn(forms.refund)
  const release = holdCalls(`/transactions/refund/${orderIds.lizaUnrated}`)
  await press('Request Refund', await dialogNamed('Request a refund'))
  await go(-1)
  expect(address()).toBe(at)
  expectNone('dialog', refundQuestion)
  release()
  await expectToast('Refund Requested')
  await expectNoDialog()
  await go(-1)
  expect(address()).toBe('/terms-conditions')
})

test('neither the app itself, once it has saved, nor a link to a mail address asks', async () => {
  await openChanged()
  await expect.poll(asksBeforeUnload).toBe(true)
  unloadUnasked()
  expect(asksBeforeUnload()).toBe(false)
  expect(asksBeforeUnload()).toBe(true)
  const mail = (await partNamed('Looking for something else?', 'complementary')).getByRole('link', {
    name: 'Contact Us',
  })
  mail.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(mail)
  expect(asksBeforeUnload()).toBe(false)
})

async function fill(part: Part, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await browser.fill(await part.findByLabelText(label), text)
}

interface Sending {
  what: string
  at: string
  as: string
  to: Operation
  fill: () => Promise<unknown>
  /** The button that sends, in its dialog. */
  button: string
  dialog?: string
}

const sendings: Sending[] = [
  {
    ...forms.rating,
    what: 'a delivery is rated',
    to: 'reviewDelivery',
    fill: async () => {
      await forms.rating.open?.()
      await forms.rating.choose?.()
    },
    button: 'Submit rating',
  },
  {
    ...profile,
    what: 'a profile is changed',
    // Once it is saved, the page reloads itself.
    as: 'mia,fail:updateUser:503:9',
    to: 'updateUser',
    fill: () => typeIn(forms.name),
    button: 'Save Changes',
  },
  {
    ...profile,
    what: 'a password is changed',
    to: 'changePassword',
    fill: async () => {
      await forms.password.open?.()
      await fill(await dialogNamed('Change Password'), {
        'Current password': namedBuyers.mia.password,
        'New password': 'bagong-poblacion',
        'Confirm password': 'bagong-poblacion',
      })
    },
    button: 'Change Password',
    dialog: 'Change Password',
  },
  {
    ...profile,
    what: 'an account is deleted',
    to: 'deleteUser',
    fill: async () => {
      await press('Delete Account')
      await fill(screen, { 'Type DELETE to confirm': 'DELETE' })
    },
    button: 'Delete Account',
    dialog: 'Delete your account?',
  },
  {
    ...profile,
    what: 'an address is added',
    to: 'createAddress',
    fill: async () => fillPasig(await openForm(await addressSection())),
    button: 'Save Address',
  },
  {
    ...profile,
    what: 'an address is changed',
    to: 'updateAddress',
    fill: () => typeIn(forms.changedAddress),
    button: 'Save Address',
  },
  {
    ...profile,
    what: 'an address is deleted',
    to: 'deleteAddress',
    fill: async () => press(/^Delete/, await cardOf(await addressSection(), 'Scout Ybardolaza')),
    button: 'Delete',
    dialog: 'Delete Address',
  },
  {
    ...mango,
    what: 'a product is reported',
    to: 'createReport',
    fill: () => typeIn(forms.report),
    button: 'Submit',
  },
  {
    ...mango,
    what: 'a product is put on a list',
    to: 'addScheduleProducts',
    fill: () => press('Schedule: add to a list'),
    button: 'Add to Weekly groceries',
  },
  {
    what: 'a conversation is deleted',
    at: '/home',
    as: 'liza',
    to: 'deleteConversations',
    fill: async () => {
      const menu = await openMenu()
      await press(`Options for ${panaderia}`, menu)
      await press('Delete conversation', menu, 'menuitem')
    },
    button: 'Delete',
    dialog: 'Delete this conversation?',
  },
]

// Those that a buyer does while shopping are pressed twice by tests/explore.
test.each(sendings)(
  '$what once by a double press on a busy page',
  async ({ at, as, to, fill: prepare, button: name, dialog }) => {
    const app = openApp(at, `as:${as}`)
    await prepare()
    const part: Part = dialog ? await dialogNamed(dialog) : screen
    expect(await timesSent(app, await part.findByRole('button', { name }), to)).toBe(1)
  },
)
