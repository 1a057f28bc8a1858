import { expectAccessible } from './support/axe.ts'
import { pointer } from './support/inputDevice.ts'
import { codeFor, otherThan } from './support/inbox.ts'
import { expectToast, fillLogin } from './support/pageObjects.ts'
import { buyer } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const { email } = buyer('mia')
const password = 'bagong-poblacion'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const reset = (page: Page) => page.getByRole('button', { name: 'Reset Password' })
const silent = (page: Page) => expect(page.getByRole('region', { name: 'Messages' })).toHaveText('')
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

async function fillPasswords(page: Page, first: string, second = first): Promise<void> {
  await field(page, 'New password').fill(first)
  await field(page, 'Confirm password').fill(second)
  await reset(page).click()
}

test(
  'AUTH-48 AUTH-52 AUTH-53 AUTH-55 AUTH-56 AUTH-57 AUTH-61 LOG-05 SHELL-04 the whole reset, from the login and back to it',
  { tag: '@everywhere' },
  async ({ page, marketplace }) => {
    await marketplace.visit('/cart?login=true&from=/cart')
    await page.getByRole('dialog', { name: 'Log in' }).getByLabel('Email').fill(email)
    await page.getByRole('link', { name: /Forgot password/ }).click()
    await expect(field(page, 'Email')).toHaveValue(email)
    const requested = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/otps'))
    await next(page).click()
    expect((await requested).postDataJSON()).toEqual({ email, otpType: 'FORGOT_PASSWORD' })
    await expect(field(page, 'Code')).toBeFocused()
    await expect(page.getByText(email)).toBeVisible()
    expect(query(page)).toEqual({ step: '1', email })
    const code = await codeFor(page, marketplace, email)
    await field(page, 'Code').fill(otherThan(code))
    await next(page).click()
    await expect(field(page, 'Code')).toHaveValue('')
    await field(page, 'Code').fill(code)
    await next(page).click()

    await expect(field(page, 'New password')).toBeFocused()
    expect(query(page)).toEqual({ step: '2', email, token: expect.stringMatching(/./) })
    // The step, e-mail and token are in the address, so a reload keeps them.
    await page.reload()
    const logged = page.waitForRequest((request) => (request.postData() ?? '').includes('Password Reset'))
    await fillPasswords(page, password)
    expect((await logged).postDataJSON()).toMatchObject({ event_type: 'PASSWORD_CHANGE' })
    await expect(page.getByText('Your password has been changed.')).toBeVisible()
    expect(query(page)).toEqual({ step: '0', email })
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await fillLogin(page, pointer, 'mia', password)
    await expectToast(page, 'Login Successful')
  },
)

test('AUTH-48 AUTH-53 AUTH-57 every step passes axe', { tag: '@widths' }, async ({ page, marketplace }) => {
  for (const [search, label] of [
    ['', 'Email'],
    [`?step=1&email=${email}`, 'Code'],
    [`?step=2&email=${email}&token=made-up`, 'New password'],
  ] as const) {
    await marketplace.visit(`/reset-password${search}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Next|Reset Password)$/ })
      .click()
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
  }
})

test('AUTH-49 AUTH-50 AUTH-51 ERR-88 the first step', async ({ page, marketplace }) => {
  await marketplace.visit(`/reset-password?email=${email}`)
  await expect(field(page, 'Email')).toHaveValue(email)
  // The screen's own tag, and that of the demo, which keeps all of it out of search engines.
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(2)
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  await field(page, 'Email').fill('')
  await next(page).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/Email is required$/)
  await expect(field(page, 'Email')).toBeFocused()
  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect(page).toHaveURL('/home?login=true')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('AUTH-54 AUTH-31 the back arrows lead to the first step, and Next sends no second code while the first is valid', async ({
  page,
  marketplace,
}) => {
  await page.clock.install()
  await marketplace.visit(`/reset-password?email=${email}`)
  await next(page).click()
  await expect(page.getByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeDisabled()
  await page.getByRole('link', { name: 'Back to your email' }).click()
  await expect(field(page, 'Email')).toHaveValue(email)
  await next(page).click()
  await field(page, 'Code').fill(await codeFor(page, marketplace, email))
  await next(page).click()
  await expect(field(page, 'New password')).toBeVisible()
  await page.getByRole('link', { name: 'Back to your email' }).click()
  await expect(field(page, 'Email')).toHaveValue(email)
  await marketplace.visit('/reset-password?step=2')
  await expect(field(page, 'Email')).toBeVisible()
})

test('AUTH-34 AUTH-62 ERR-108 failures are only logged, and the step stays', async ({ page, marketplace, monitor }) => {
  monitor.allow(/status of 422/)
  await marketplace.visit(`/reset-password?email=${email}`, 'fail:requestOtp:503,fail:verifyOtp:503')
  const noted: string[] = []
  page.on('console', (message) => message.type() === 'warning' && noted.push(message.text()))
  await next(page).click()
  await expect.poll(() => noted.length).toBe(1)
  await silent(page)
  await expect(field(page, 'Email')).toHaveValue(email)
  await next(page).click()
  await field(page, 'Code').fill('12')
  await next(page).click()
  await expect(field(page, 'Code')).toHaveAccessibleDescription('Invalid OTP')
  await field(page, 'Code').fill('123456')
  await next(page).click()
  await expect(field(page, 'Code')).toHaveValue('')
  await expect(field(page, 'Code')).toBeFocused()
  await silent(page)
  await marketplace.visit(`/reset-password?step=2&email=${email}&token=made-up`)
  await fillPasswords(page, password)
  await expect.poll(() => noted.length).toBe(3)
  await silent(page)
  await expect(field(page, 'New password')).toHaveValue(password)
  expect(noted.join()).not.toContain(email)
})

test('AUTH-55 a code whose response has no reset token keeps the step', async ({ page, marketplace }) => {
  await marketplace.visit(`/reset-password?email=${email}`, 'omit:verifyOtp:password_reset_token')
  await next(page).click()
  const answered = page.waitForResponse((response) => response.url().endsWith('/otps/verify'))
  await field(page, 'Code').fill(await codeFor(page, marketplace, email))
  await next(page).click()
  expect(await (await answered).json()).toEqual({ isMatch: true })
  await expect(field(page, 'Code')).toHaveValue('')
  expect(query(page)).toEqual({ step: '1', email })
})

test('AUTH-58 AUTH-59 AUTH-60 ERR-87 ERR-89 ERR-90 the new password', async ({ page, marketplace }) => {
  await marketplace.visit(`/reset-password?step=2&email=${email}&token=made-up`)
  await reset(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please check 2 things' })).toBeFocused()
  await expect(field(page, 'New password')).toHaveAccessibleDescription(/Password is required$/)
  await fillPasswords(page, 'seven77')
  for (const label of ['New password', 'Confirm password'])
    await expect(field(page, label)).toHaveAccessibleDescription(/Password must be at least 8 characters$/)
  await fillPasswords(page, password, `${password}!`)
  await expect(field(page, 'Confirm password')).toHaveAccessibleDescription('Passwords must match')
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(email)
})
