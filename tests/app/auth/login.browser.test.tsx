import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { userEvent as browser } from 'vitest/browser'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'
import { expectLink, expectNoDialog, expectShown, expectToast, press } from '../support/user.ts'
import { copy, expectCopied } from './clipboard.ts'
import { logInAs, loginDialog } from './loginDialog.ts'

const product = `/products/${namedProducts.mango.id}`
/** A screen that loads nothing. */
const plain = '/nowhere/at/all'

test('login=true opens the login over the page, which says what is wrong at its field, AUTH-01 AUTH-02 AUTH-04 AUTH-05 AUTH-06 SHELL-11', async () => {
  const { address } = openApp(`${product}?login=true`)
  const dialog = await loginDialog()
  const [email, password] = [dialog.getByLabelText('Email'), dialog.getByLabelText('Password')]
  await waitFor(() => expect(email).toHaveFocus())
  expect(password).toHaveAttribute('autocomplete', 'current-password')
  expectLink(/Forgot password/, '/reset-password', dialog)
  expectLink('Create an Account', `${product}?signup=true`, dialog)

  const send = () => press('Log in', dialog)
  await send()
  await expectShown('Email is required', dialog)
  await expectShown('Password is required', dialog)
  await userEvent.type(email, 'mia@')
  await userEvent.type(password, 'seven77')
  await send()
  await expectShown('Enter an email address, such as name@example.com', dialog)
  await expectShown('Password must be at least 8 characters', dialog)

  await browser.keyboard('{Escape}')
  await expectNoDialog()
  expect(address()).toBe(product)
})

test('a wrong password is reported and logged, and stays; the right one does not lead out of the app, AUTH-09 AUTH-10 ERR-72', async () => {
  const { email, password } = namedBuyers.mia
  const { sent, address } = openApp(
    `${plain}?login=true&from=${encodeURIComponent('//evil.example')}`,
  )
  const dialog = await logInAs({ email, password: 'not-her-password' })
  await expectToast('Login Failed', 'Invalid email or password')
  expect(dialog.getByLabelText('Email')).toHaveValue(email)
  await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus())
  await waitFor(() =>
    expect(sent('POST /user/logs')).toMatchObject([{ user_id: '', event_type: 'FAILED_ATTEMPT' }]),
  )
  await userEvent.clear(dialog.getByLabelText('Password'))
  await userEvent.type(dialog.getByLabelText('Password'), password)
  await press('Log in', dialog)
  await waitFor(() => expect(address()).toBe('/home'))
})

test('a password is sent in composed letters, and as it was typed at the next press, since it may have been set so, AUTH-10', async () => {
  const { sent } = openApp(`${plain}?login=true`)
  const [composed, typed] = ['Peña-2026', 'Pen\u0303a-2026']
  const dialog = await logInAs({ email: namedBuyers.mia.email, password: typed })
  const expectSent = (passwords: string[]) =>
    waitFor(() =>
      expect(sent('POST /auth').map((body) => (body as { password: string }).password)).toEqual(
        passwords,
      ),
    )
  await expectToast('Invalid email or password')
  await expectSent([composed])
  await press('Log in', dialog)
  await expectSent([composed, typed])
})

async function expectPasswordField(field: HTMLInputElement) {
  const part = within(field.parentElement!)
  field.focus()
  await copy('from elsewhere')
  expect(field).toHaveAttribute('type', 'password')
  await browser.fill(field, 'kalamansi')
  await press('Show password', part)
  expect(field).toHaveAttribute('type', 'text')
  // A browser lets nobody copy a hidden password, so it is shown for this check.
  for (const key of ['copy', 'cut', 'paste'] as const) {
    field.select()
    await browser[key]()
    expect(field, key).toHaveValue('kalamansi')
  }
  await expectCopied('from elsewhere')
  await press('Hide password', part)
  expect(field).toHaveAttribute('type', 'password')
}

test.each([
  ['login', `${plain}?login=true`, 1],
  ['signup', `${plain}?signup=true`, 2],
  ['reset', '/reset-password?step=2&email=mia@suki.example&token=made-up', 2],
  ['change', '/profile/mia-villanueva', 3],
])(
  'every password of the %s form can be shown, but not copied, cut or pasted, AUTH-46 AUTH-47',
  async (form, path, count) => {
    openApp(path, form === 'change' ? 'as:mia' : '')
    if (form === 'change') await press('Change Password')
    const fields = () => [
      ...document.querySelectorAll<HTMLInputElement>('input[autocomplete$=-password]'),
    ]
    await waitFor(() => expect(fields()).toHaveLength(count))
    for (const field of fields()) await expectPasswordField(field)
  },
)
