import { codeFor, otherThan, passAnHour } from './support/inbox.ts'
import { expectToast, account, signOut, tokenOf } from './support/pageObjects.ts'
import { buyer, productPath } from './support/records.ts'
import {
  dialog,
  email,
  field,
  fillAccount,
  fillCode,
  fillDetails,
  resend,
  summary,
} from './support/signup.ts'
import { by, expect, test } from './support/test.ts'

const MINUTE = 60_000

test(
  'the whole signup, with a late and a wrong code, AUTH-20 AUTH-26 AUTH-27 AUTH-28 AUTH-31 AUTH-35 AUTH-42 AUTH-43 CONST-02 ERR-64 ERR-65 ERR-67 ERR-70',
  { tag: ['@all-live', '@all-phone'] },
  async ({ page, marketplace, context }) => {
    await page.clock.install()
    await marketplace.visit(`${productPath('mango')}?login=true`)
    await by.link(by.dialog(page, 'Log in'), 'Create an Account').click()
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      const called = /\/(check-validity|otps(\/verify)?)$/.exec(pathname)
      if (called && request.method() !== 'OPTIONS')
        calls.push(`${request.method()} ${called[1]}${search} ${request.postData() ?? ''}`.trim())
    })
    await fillAccount(page, buyer('liza').email.toUpperCase())
    await expect(summary(page)).toBeFocused()
    expect(calls).toEqual([
      `GET check-validity?email=${encodeURIComponent(buyer('liza').email.toUpperCase())}`,
    ])
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email already exists')

    await fillAccount(page)
    await expectToast(page, 'OTP Sent', 'OTP has been sent to your email')
    const otp = `{"email":"${email}","otpType":"REGISTRATION"}`
    expect(calls.slice(1)).toEqual([
      `GET check-validity?email=${encodeURIComponent(email)}`,
      `POST otps ${otp}`,
    ])
    await expect(dialog(page).getByText(email)).toBeVisible()
    const late = await codeFor(page, marketplace, email)
    await expect(resend(page)).toBeDisabled()
    await passAnHour(page, marketplace)
    await fillCode(page, late)
    await expect(field(page, 'Code')).toHaveAccessibleDescription('Invalid OTP')
    await page.clock.fastForward(MINUTE)
    await resend(page).click()
    await expect(field(page, 'Code')).toBeFocused()
    const code = await codeFor(page, marketplace, email)
    await fillCode(page, otherThan(code))
    await expect(field(page, 'Code')).toHaveAccessibleDescription('Invalid OTP')
    await fillCode(page, code)

    await fillDetails(page, '+63 917 123 4567')
    await expectToast(page, 'Registration Successful', 'You have successfully registered!')
    await expect(page).toHaveURL('/home')
    await expect(account(page, 'Bago')).toBeVisible()
    expect(await tokenOf(context)).toBeDefined()

    await signOut(page)
    await by.link(by.banner(page), 'Log in').click()
    await by.link(by.dialog(page, 'Log in'), 'Create an Account').click()
    await expect(field(page, 'Email'), 'nothing of one person for the next').toHaveValue('')
  },
)

test('a signup on a guarded page survives a reload, with the time until another code, and returns to the login, AUTH-31 SHELL-11', async ({
  page,
  marketplace,
}) => {
  await marketplace.visit('/cart')
  const signup = by.link(by.dialog(page, 'Log in'), 'Create an Account')
  await signup.click()
  await fillAccount(page)
  await expect(resend(page)).toHaveText(/^Resend in (5\d|60) s$/)
  await page.reload()
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(field(page, 'Password')).toHaveValue('')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await fillAccount(page)
  await expect(resend(page)).toBeDisabled()
  expect(sent.filter((url) => url.endsWith('/otps'))).toEqual([])

  await by.button(dialog(page), 'Go back').click()
  await by.link(dialog(page), 'Log in').click()
  await by.button(page, 'Discard').click()
  await expect(page).toHaveURL(
    (url) => url.searchParams.get('login') === 'true' && url.searchParams.get('from') === '/cart',
  )
  await signup.click()
  await by.button(dialog(page), 'Close').click()
  await expect(page).toHaveURL('/cart')
})
