import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { userEvent as browser } from 'vitest/browser'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'
import {
  dialogNamed,
  expectLink,
  expectNoDialog,
  expectShown,
  expectToast,
  findButton,
  press,
} from '../support/user.ts'
import { copy, expectCopied } from './clipboard.ts'
import { logInAs, loginDialog } from './loginDialog.ts'
import { codeIn, wrongCode } from './signup.ts'

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

test('from a guarded page the login and the signup lead to each other and back, SHELL-11', async () => {
  const { address } = openApp('/cart')
  const toSignup = async () => {
    await press('Create an Account', await loginDialog(), 'link')
    return dialogNamed('Create an account')
  }
  await press('Log in', await toSignup(), 'link')
  await expect.poll(address).toBe('/cart?from=%2Fcart&login=true')
  await press('Close', await toSignup())
  await expect.poll(address).toBe('/cart')
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
  await expect.poll(address).toBe('/home')
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

const { email } = namedBuyers.mia
const password = 'bagong-poblacion'
const start = `/reset-password?email=${email}`
const newPassword = `/reset-password?step=2&email=${email}&token=made-up`

const field = (label: string) => screen.findByLabelText(label)
const follow = (name: string) => press(name, screen, 'link')
const fill = async (label: string, text: string) => browser.fill(await field(label), text)
const describes = (label: string, description: string | RegExp) =>
  waitFor(async () => expect(await field(label)).toHaveAccessibleDescription(description))
const isEmptied = (label: string) => waitFor(async () => expect(await field(label)).toHaveValue(''))
const keepsEmail = async () => expect(await field('Email')).toHaveValue(email)
const silent = () => expect(screen.getByRole('region', { name: 'Messages' }).textContent).toBe('')

async function fillCode(code: string) {
  await fill('Code', code)
  await press('Next')
}
async function fillPasswords(first: string, second = first) {
  await fill('New password', first)
  await fill('Confirm password', second)
  await press('Reset Password')
}

const queryOf = (address: string) =>
  Object.fromEntries(new URL(address, location.origin).searchParams)

test('the whole reset, from the login and back to it, AUTH-48 AUTH-52 AUTH-53 AUTH-55 AUTH-56 AUTH-57 AUTH-61 LOG-05 SHELL-04', async () => {
  const { market, sent, address } = openApp(`${plain}?login=true`)
  await browser.fill((await loginDialog()).getByLabelText('Email'), email)
  await press(/Forgot password/, screen, 'link')
  await keepsEmail()
  await press('Next')
  await waitFor(async () => expect(await field('Code')).toHaveFocus())
  expect(sent('POST /otps')).toEqual([{ email, otpType: 'FORGOT_PASSWORD' }])
  await expectShown(email)
  expect(queryOf(address())).toEqual({ step: '1', email })
  const code = codeIn(market, email)
  await fillCode(wrongCode(code))
  await isEmptied('Code')
  await fillCode(code)
  await waitFor(async () => expect(await field('New password')).toHaveFocus())
  expect(queryOf(address())).toEqual({ step: '2', email, token: expect.stringMatching(/./) })
  await fillPasswords(password)
  await expectShown('Your password has been changed.')
  expect(queryOf(address())).toEqual({ step: '0', email })
  await waitFor(() =>
    expect(sent('POST /user/logs')).toMatchObject([
      { event_type: 'PASSWORD_CHANGE', event_details: 'Password Reset' },
    ]),
  )
  await press('Log in', within(screen.getByRole('main')), 'link')
  await logInAs({ email, password })
  await expectToast('Login Successful')
})

test('the first step needs an e-mail, which may be in the address, and leads back to the login, AUTH-49 AUTH-50 AUTH-51 ERR-88', async () => {
  const { address } = openApp(start)
  await keepsEmail()
  expect(document.querySelectorAll('meta[name=robots][content=noindex]')).toHaveLength(1)
  expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  await fill('Email', '')
  await press('Next')
  await describes('Email', /Email is required$/)
  expect(await field('Email')).toHaveFocus()
  await follow('Back to login')
  await expect.poll(address).toBe('/home?login=true')
  await dialogNamed('Log in')
})

test('the back arrows lead to the first step, and no second code is sent at once, also after a reload, AUTH-31 AUTH-54', async () => {
  const { go, market, sent } = openApp(start)
  const waits = async () => expect(await findButton(/^Resend OTP in \d+ s$/)).toBeDisabled()
  await press('Next')
  await waits()
  await follow('Back to your email')
  await keepsEmail()
  await press('Next')
  await waits()
  expect(sent('POST /otps')).toHaveLength(1)
  await fillCode(codeIn(market, email))
  await field('New password')
  await follow('Back to your email')
  await keepsEmail()
  await go('/reset-password?step=2')
  expect(await field('Email')).toHaveValue('')

  cleanup()
  const reloaded = openApp(`/reset-password?step=1&email=${email}`)
  await waits()
  await follow('Back to your email')
  await press('Next')
  await waits()
  expect(reloaded.sent('POST /otps')).toEqual([])
})

test('failures are only noted in the console, without the e-mail, and the step stays, AUTH-34 AUTH-62 ERR-108', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const noted = (...expected: string[]) =>
    waitFor(() => expect(warn.mock.calls.map(([what]) => what as string)).toEqual(expected))
  const { go } = openApp(start, 'fail:requestOtp:503,fail:verifyOtp:503')
  await press('Next')
  await noted('No code was sent:')
  silent()
  await keepsEmail()
  await press('Next')
  await fillCode('12')
  await describes('Code', 'Invalid OTP')
  await fillCode('123456')
  await isEmptied('Code')
  await waitFor(async () => expect(await field('Code')).toHaveFocus())
  silent()
  await go(newPassword)
  await fillPasswords(password)
  await noted(
    'No code was sent:',
    'The code could not be verified:',
    'The password was not changed:',
  )
  silent()
  expect(await field('New password')).toHaveValue(password)
  expect(warn.mock.calls.flat().join()).not.toContain(email)
})

test('a code that is answered without a reset token keeps the step, AUTH-55', async () => {
  const { market, sent, address } = openApp(start, 'omit:verifyOtp:password_reset_token')
  await press('Next')
  await field('Code')
  await fillCode(codeIn(market, email))
  await isEmptied('Code')
  expect(sent('POST /otps/verify')).toHaveLength(1)
  expect(queryOf(address())).toEqual({ step: '1', email })
})

test('the new password is needed twice, with at least 8 characters, AUTH-58 AUTH-59 AUTH-60 ERR-87 ERR-89 ERR-90', async () => {
  openApp(newPassword)
  await field('New password')
  await press('Reset Password')
  expect(await screen.findByRole('alert', { name: 'Please check 2 fields' })).toHaveFocus()
  await describes('New password', /Password is required$/)
  await fillPasswords('seven77')
  for (const label of ['New password', 'Confirm password'])
    await describes(label, /Password must be at least 8 characters$/)
  await fillPasswords(password, `${password}!`)
  await describes('Confirm password', 'Passwords must match')
  expect(document.querySelector('input[autocomplete=username]')).toHaveValue(email)
})
