import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { userEvent as browser } from 'vitest/browser'
import { namedBuyers, orderIds, type OrderKey, scheduleIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { unloadUnasked } from '#lib/unsaved.ts'
import { addressSection, cardOf, openForm, type Part } from '../addresses/support/places.ts'
import { openApp } from '../support/app.tsx'
import { holdCalls } from '../support/holdCalls.ts'
import { expectToast } from '../support/toast.ts'
import { expectNoDialog } from '../support/user.ts'

const LOADING = { timeout: 40_000 }
const button = (name: string | RegExp, part: Part = screen) =>
  part.findByRole('button', { name }, LOADING)
const press = async (name: string | RegExp, part?: Part) =>
  userEvent.click(await button(name, part))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, LOADING))
const askRefund = async () => {
  await press(/^More for the order/)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Request Refund' }, LOADING))
  return dialog('Request a refund')
}
const order = (key: OrderKey) => `/profile/liza-manalo/orders?transaction_id=${orderIds[key]}`
const list = `/order/schedule/${scheduleIds.weeklyGroceries}`
/** Types into a field, and returns it. */
async function type(field: HTMLElement, text = 'Palengke') {
  await browser.fill(field, text)
  return field
}

type Form = [
  what: string,
  at: string,
  as: 'liza' | 'mia' | 'visitor',
  question: string,
  typeIn: () => Promise<HTMLElement>,
]

const forms: Form[] = [
  [
    'a report',
    `/products/${namedProducts.mango.id}`,
    'liza',
    'Discard this report?',
    async () => {
      await press('More about this product')
      await press('Flag or report this product')
      return type((await dialog('Flag or report this product')).getByRole('textbox'))
    },
  ],
  [
    'the reason of a cancellation',
    order('lizaPending'),
    'liza',
    'Discard your reason?',
    async () => {
      await press('Cancel')
      const part = await dialog('Cancel order')
      await userEvent.click(part.getByRole('radio', { name: 'Others' }))
      return type(part.getByRole('textbox'))
    },
  ],
  [
    'a request for a refund',
    order('lizaUnrated'),
    'liza',
    'Discard this request?',
    async () => type((await askRefund()).getByRole('textbox')),
  ],
  [
    'a rating',
    order('lizaPartlyRated'),
    'liza',
    'Discard your rating?',
    async () => {
      await press('Rate')
      const subject = within(await screen.findByRole('region', { name: 'Delivery' }, LOADING))
      await userEvent.click(subject.getByRole('radio', { name: /^4 star/ }))
      const field = await type(subject.getByRole('textbox'))
      // Its dialog keeps it while it is closed.
      await press('Later')
      return field
    },
  ],
  [
    'a new address',
    '/profile/mia-villanueva',
    'mia',
    'Discard this address?',
    async () => type((await openForm(await addressSection())).getByLabelText('Street')),
  ],
  [
    'a changed address',
    '/profile/mia-villanueva',
    'mia',
    'Discard this address?',
    async () => {
      await press(/^Edit/, await cardOf(await addressSection(), 'Scout Ybardolaza'))
      return type(await (await dialog('Edit Address')).findByLabelText('Street', {}, LOADING))
    },
  ],
  [
    'a password',
    '/profile/mia-villanueva',
    'mia',
    'Discard this password?',
    async () => {
      await press('Change Password')
      return type(
        await (await dialog('Change Password')).findByLabelText('Current password', {}, LOADING),
      )
    },
  ],
  [
    'a name in the profile',
    '/profile/mia-villanueva',
    'mia',
    'Discard your changes?',
    async () => type(await screen.findByLabelText('First name', {}, LOADING)),
  ],
  [
    'the name of a list',
    list,
    'liza',
    'Discard changes?',
    async () => {
      await press('Edit Weekly groceries')
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename List' }))
      return type(await (await dialog('Rename List')).findByLabelText('List name', {}, LOADING))
    },
  ],
  [
    'a new list',
    list,
    'liza',
    'Discard this list?',
    async () => {
      await press('New list')
      return type(await (await dialog('New list')).findByLabelText('List name', {}, LOADING))
    },
  ],
  [
    'a signup',
    '/contact?signup=true',
    'visitor',
    'Stop signing up?',
    async () =>
      type(
        await (await dialog('Create an account')).findByLabelText('Email', {}, LOADING),
        'bago@suki.example',
      ),
  ],
  [
    'a new password after a reset',
    `/reset-password?step=2&email=${namedBuyers.mia.email}&token=made-up`,
    'visitor',
    'Discard this password?',
    async () => type(await screen.findByLabelText('New password', {}, LOADING)),
  ],
]

/** Whether the browser would ask before it unloads the page. */
const asksBeforeUnload = () =>
  !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test.each(forms)(
  '%s is not lost by Back or a reload without a question',
  async (_what, at, as, question, typeIn) => {
    const { go, address } = openApp(['/terms-conditions', at], as === 'visitor' ? '' : `as:${as}`)
    const field = await typeIn()
    const typed = (field as HTMLInputElement).value
    const shown = address()
    await waitFor(() => expect(asksBeforeUnload()).toBe(true))
    await go(-1)
    await press('Keep editing', await dialog(question))
    await expectNoDialog(question)
    expect(address()).toBe(shown)
    expect(field).toHaveValue(typed)

    await go(-1)
    await press('Discard', await dialog(question))
    await expectNoDialog()
    await waitFor(() => expect(asksBeforeUnload()).toBe(false))
    // From a dialog, Back has gone to its screen.
    if (address() === at) await go(-1)
    await waitFor(() => expect(address()).toBe('/terms-conditions'))
  },
)

const name = () => screen.findByLabelText('First name', {}, LOADING)

test('a link asks before it leaves typed text, and a question that is answered with No is asked again, PROFILE-15', async () => {
  const { address } = openApp('/profile/mia-villanueva', 'as:mia')
  await type(await name())
  const leave = async () =>
    userEvent.click(screen.getAllByRole('link', { name: 'Privacy Policy' })[0]!)
  for (const _time of [1, 2]) {
    await leave()
    await press('Keep editing', await dialog('Discard your changes?'))
    expect(address()).toBe('/profile/mia-villanueva')
  }
  await leave()
  await press('Discard', await dialog('Discard your changes?'))
  await waitFor(() => expect(address()).toBe('/privacy-policy'))
})

test('what closes and opens on the same screen asks nothing, and typed text stays, PROFILE-15', async () => {
  const { address, go } = openApp('/profile/mia-villanueva', 'as:mia')
  const field = await type(await name())
  await go('/profile/mia-villanueva?coming-soon=true')
  await screen.findByRole('dialog', { name: 'Feature Coming Soon' }, LOADING)
  await go(-1)
  expect(address()).toBe('/profile/mia-villanueva')
  expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).toBeNull()
  expect(field).toHaveValue('Palengke')
})

test('Back, pressed quickly several times, asks once and leaves by as many steps as the first press', async () => {
  const { address, router } = openApp(
    ['/contact', '/terms-conditions', '/profile/mia-villanueva'],
    'as:mia',
  )
  await type(await name())
  await act(async () => {
    await router.navigate(-1)
    await router.navigate(-1)
    await router.navigate(-1)
  })
  await press('Discard', await dialog('Discard your changes?'))
  await waitFor(() => expect(address()).toBe('/terms-conditions'))
})

test('while text is being sent, Back waits for it, and then asks nothing, ORDERS-25', async () => {
  const { address, go } = openApp(['/terms-conditions', order('lizaUnrated')], 'as:liza')
  const part = await askRefund()
  await type(part.getByRole('textbox'))
  const release = holdCalls(`/transactions/refund/${orderIds.lizaUnrated}`)
  await press('Request Refund', part)
  await go(-1)
  expect(address()).toBe(order('lizaUnrated'))
  expect(screen.queryByRole('dialog', { name: 'Discard this request?' })).toBeNull()
  release()
  await expectToast('Refund Requested')
  await expectNoDialog()
  await go(-1)
  expect(address()).toBe('/terms-conditions')
})

test('the app leaves by itself what it has saved, once', async () => {
  openApp('/profile/mia-villanueva', 'as:mia')
  await type(await name())
  await waitFor(() => expect(asksBeforeUnload()).toBe(true))
  unloadUnasked()
  expect(asksBeforeUnload()).toBe(false)
  expect(asksBeforeUnload()).toBe(true)
})

test('a link to a mail address asks nothing, since the page stays', async () => {
  openApp('/profile/mia-villanueva', 'as:mia')
  await type(await name())
  const mail = within(
    screen.getByRole('complementary', { name: 'Looking for something else?' }),
  ).getByRole('link', { name: 'Contact Us' })
  mail.addEventListener('click', (event) => event.preventDefault())
  await waitFor(() => expect(asksBeforeUnload()).toBe(true))
  await userEvent.click(mail)
  expect(asksBeforeUnload()).toBe(false)
})
