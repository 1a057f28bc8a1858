import { expectAccessible } from './support/axe.ts'
import { keyboard, pointer } from './support/inputDevice.ts'
import { codeFor, otherThan, passAnHour } from './support/inbox.ts'
import { expectToast } from './support/pageObjects.ts'
import { buyer, productPath } from './support/records.ts'
import {
  dialog,
  email,
  field,
  fillAccount,
  fillCode,
  fillDetails,
  finish,
  password,
  proceed,
  resend,
  signupPath,
  summary,
  toCodeStep,
  toDetails,
} from './support/signup.ts'
import { expect, test } from './support/test.ts'

const MINUTE = 60_000

test(
  'AUTH-20 AUTH-26 AUTH-27 AUTH-28 AUTH-31 AUTH-35 AUTH-42 AUTH-43 ERR-64 ERR-65 ERR-67 ERR-70 the whole signup, with a late and a wrong code',
  { tag: '@everywhere' },
  async ({ page, marketplace, context }) => {
    await page.clock.install()
    await marketplace.visit(`${productPath('mango')}?login=true`)
    await page.getByRole('dialog', { name: 'Log in' }).getByRole('link', { name: 'Create an Account' }).click()
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      const called = /\/(check-validity|otps(\/verify)?)$/.exec(pathname)
      if (called && request.method() !== 'OPTIONS')
        calls.push(`${request.method()} ${called[1]}${search} ${request.postData() ?? ''}`.trim())
    })
    await fillAccount(page, pointer, buyer('liza').email.toUpperCase())
    await expect(summary(page)).toBeFocused()
    // No code is sent to an e-mail address in use.
    expect(calls).toEqual([`GET check-validity?email=${encodeURIComponent(buyer('liza').email.toUpperCase())}`])
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email already exists')

    await fillAccount(page, pointer)
    await expectToast(page, 'OTP Sent', 'OTP has been sent to your email')
    const otp = `{"email":"${email}","otpType":"REGISTRATION"}`
    expect(calls.slice(1)).toEqual([`GET check-validity?email=${encodeURIComponent(email)}`, `POST otps ${otp}`])
    await expect(dialog(page).getByText(email)).toBeVisible()
    const late = await codeFor(page, marketplace, email)
    await expect(resend(page)).toBeDisabled()
    await passAnHour(page, marketplace)
    await fillCode(page, pointer, late)
    await expect(field(page, 'Code')).toHaveAccessibleDescription('Invalid OTP')
    await page.clock.fastForward(MINUTE)
    await resend(page).click()
    await expect(field(page, 'Code')).toBeFocused()
    const code = await codeFor(page, marketplace, email)
    await fillCode(page, pointer, otherThan(code))
    await expect(field(page, 'Code')).toHaveAccessibleDescription('Invalid OTP')
    await fillCode(page, pointer, code)

    await fillDetails(page, pointer, '+63 917 123 4567')
    await expectToast(page, 'Registration Successful', 'You have successfully registered!')
    await expect(page).toHaveURL('/home')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account of Bago' })).toBeVisible()
    expect((await context.cookies()).filter(({ name }) => name === 'token')).toHaveLength(1)

    await page.getByRole('banner').getByRole('button', { name: 'Account of Bago' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await page.getByRole('dialog', { name: 'Log in' }).getByRole('link', { name: 'Create an Account' }).click()
    await expect(field(page, 'Email'), 'nothing of one person for the next').toHaveValue('')
  },
)

test('AUTH-21 AUTH-30 AUTH-37 every step passes axe, by keyboard only', async ({ page, marketplace }) => {
  // About a hundred key presses, and axe at every step.
  test.slow()
  const keys = keyboard(page)
  await marketplace.visit(signupPath)
  await expect(field(page, 'Email')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(summary(page)).toBeFocused()
  await expectAccessible(page)
  await fillAccount(page, keys)
  await expect(field(page, 'Code')).toBeFocused()
  await expectAccessible(page)
  const code = await codeFor(page, marketplace, email)
  await fillCode(page, keys, otherThan(code))
  await expect(field(page, 'Code')).toHaveAccessibleDescription('Invalid OTP')
  await expectAccessible(page)
  await fillCode(page, keys, code)
  await expect(field(page, 'First name')).toBeFocused()
  await expectAccessible(page)
  await fillDetails(page, keys, '0917')
  await expect(summary(page)).toBeFocused()
  await expectAccessible(page)
  await fillDetails(page, keys, '09179998877')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account of Bago' })).toBeVisible()
})

test('AUTH-22 AUTH-23 AUTH-24 AUTH-25 ERR-87 the first step reports each error at its field', async ({ page, marketplace }) => {
  await marketplace.visit(signupPath)
  await field(page, 'Password').fill('bagong-suki')
  await field(page, 'Confirm password').fill('ibang-suki')
  await field(page, 'Email').focus()
  await expect(field(page, 'Confirm password')).toHaveAccessibleDescription('Passwords must match')
  await field(page, 'Password').fill('seven77')
  await field(page, 'Confirm password').fill('seven77')
  await proceed(page).click()
  await expect(summary(page)).toContainText('Please check 3 things')
  for (const label of ['Password', 'Confirm password'])
    await expect(field(page, label)).toHaveAccessibleDescription(/Password must be at least 8 characters$/)
  await summary(page).getByRole('button', { name: 'Email is required' }).click()
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'username')
  for (const label of ['Password', 'Confirm password']) await expect(field(page, label)).toHaveAttribute('autocomplete', 'new-password')
})

test('AUTH-29 AUTH-45 ERR-63 ERR-68 a first step that fails stays open and keeps the input', async ({ page, marketplace }) => {
  await marketplace.visit(signupPath, 'fail:checkUserValidity:503,fail:requestOtp:500')
  await fillAccount(page, pointer)
  await expectToast(page, 'An error occurred while processing the request')
  await proceed(page).click()
  await expectToast(page, 'Failed to send OTP')
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(field(page, 'Password')).toHaveValue(password)
  await proceed(page).click()
  await expect(field(page, 'Code')).toBeFocused()
})

test('AUTH-30 AUTH-33 AUTH-45 CONST-02 the code field accepts digits only, also by paste and autofill', async ({
  page,
  marketplace,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await toCodeStep(page, marketplace, 'fail:verifyOtp:503')
  const code = field(page, 'Code')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  for (const typed of ['', '12345', 'abc']) {
    await fillCode(page, pointer, typed)
    await expect(code).toHaveAccessibleDescription('Invalid OTP')
  }
  await page.evaluate(() => navigator.clipboard.writeText('Code: 123 456 7'))
  await code.fill('')
  await code.press('ControlOrMeta+v')
  await expect(code).toHaveValue('123456')
  await proceed(page).click()
  await expectToast(page, 'An error occurred while processing the request')
  await expect(code).toHaveValue('123456')
})

test('AUTH-31 AUTH-32 ERR-63 going back keeps the input; the cooldown survives a reload', async ({ page, marketplace, monitor }) => {
  monitor.allow(/status of 429/)
  await page.clock.install()
  await toCodeStep(page, marketplace)
  await expect(resend(page)).toHaveText(/^Resend in (5\d|60) s$/)
  await dialog(page).getByRole('button', { name: 'Go back' }).click()
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(field(page, 'Password')).toHaveValue(password)
  await page.reload()
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(field(page, 'Password')).toHaveValue('')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await fillAccount(page, pointer)
  await expect(resend(page)).toBeDisabled()
  expect(sent.filter((url) => url.endsWith('/otps'))).toEqual([])
  // Only the page's clock has moved on; the server's cooldown still runs.
  await page.clock.fastForward(MINUTE)
  await resend(page).click()
  await expectToast(page, 'Failed to send OTP')
})

test('AUTH-20 AUTH-32 closing a signup asks first, and the last step can go back', async ({ page, marketplace }) => {
  await toDetails(page, marketplace)
  await field(page, 'First name').fill('Bago')
  await page.mouse.click(5, 5)
  const question = page.getByRole('dialog', { name: 'Stop signing up?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(field(page, 'First name')).toHaveValue('Bago')

  await dialog(page).getByRole('button', { name: 'Go back' }).click()
  await expect(field(page, 'Password')).toHaveValue(password)
  // The code was entered already.
  await proceed(page).click()
  await expect(field(page, 'First name')).toHaveValue('Bago')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/home')
})

test('AUTH-37 AUTH-38 AUTH-39 AUTH-40 AUTH-41 ERR-66 CONST-06 the details', { tag: '@live' }, async ({ page, marketplace }) => {
  await toDetails(page, marketplace, '', 'Bago@SUKI.Example')
  await finish(page).click()
  for (const label of ['First name', 'Last name', 'Phone number']) await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
  const phone = field(page, 'Phone number')
  await phone.fill('+63 917 123 4567 89')
  await expect(phone).toHaveValue('09171234567')
  await fillDetails(page, pointer, '0817123456')
  await expect(phone).toHaveAccessibleDescription(/starting with 09 \(11 digits total\)$/)
  const checked = page.waitForRequest((request) => request.url().includes('/users/check-validity'))
  await fillDetails(page, pointer, buyer('liza').contact_number)
  expect(new URL((await checked).url()).searchParams.get('mobileNumber')).toBe(buyer('liza').contact_number)
  await expect(phone).toHaveAccessibleDescription(/Phone number already exists$/)
  const registration = page.waitForRequest((request) => request.url().endsWith('/api/users') && request.method() === 'POST')
  await fillDetails(page, pointer, '09171234567')
  expect((await registration).postDataJSON()).toEqual({
    email,
    password,
    first_name: 'Bago',
    last_name: 'Dela Cruz',
    contact_number: '09171234567',
  })
})

test('AUTH-44 ERR-69 LOG-03 a failed registration keeps the input; a successful one is logged', async ({ page, marketplace }) => {
  await toDetails(page, marketplace, 'fail:registerUser:503')
  await fillDetails(page, pointer, '09171234567')
  await expectToast(page, 'Registration Failed', 'An error occurred while registering')
  await expect(field(page, 'First name')).toHaveValue('Bago')
  const logged = page.waitForRequest((request) => request.url().endsWith('/user/logs'))
  await finish(page).click()
  expect((await logged).postDataJSON()).toMatchObject({
    event_type: 'SIGNUP',
    profile: 'BUYER',
    user_id: expect.stringMatching(/^[0-9a-f]{24}$/),
  })
})

test('SHELL-11 a signup on a guarded page survives a reload and returns to the login', async ({ page, marketplace }) => {
  await marketplace.visit('/cart')
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('link', { name: 'Create an Account' }).click()
  await expect(field(page, 'Email')).toBeFocused()
  await page.reload()
  await expect(field(page, 'Email')).toBeFocused()
  await dialog(page).getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('login') === 'true' && url.searchParams.get('from') === '/cart')
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('link', { name: 'Create an Account' }).click()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/cart')
})
