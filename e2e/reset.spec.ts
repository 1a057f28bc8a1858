import { codeFor, otherThan } from './support/inbox.ts'
import { pointer } from './support/inputDevice.ts'
import { expectToast, fillLogin, nextLog } from './support/pageObjects.ts'
import { buyer } from './support/records.ts'
import { by, expect, type Page, test } from './support/test.ts'

const { email } = buyer('mia')
const password = 'bagong-poblacion'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const next = (page: Page) => by.button(page, 'Next')
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test(
  'the whole reset, from the login and back to it, AUTH-48 AUTH-52 AUTH-53 AUTH-55 AUTH-56 AUTH-57 AUTH-61 LOG-05 SHELL-04',
  { tag: ['@all-live', '@all-phone'] },
  async ({ page, marketplace }) => {
    await marketplace.visit('/cart?login=true&from=/cart')
    await by.dialog(page, 'Log in').getByLabel('Email').fill(email)
    await by.link(page, /Forgot password/).click()
    await expect(field(page, 'Email')).toHaveValue(email)
    const requested = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/otps'),
    )
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
    await page.reload()
    const logged = nextLog(page, 'Password Reset')
    await field(page, 'New password').fill(password)
    await field(page, 'Confirm password').fill(password)
    await by.button(page, 'Reset Password').click()
    expect((await logged).postDataJSON()).toMatchObject({ event_type: 'PASSWORD_CHANGE' })
    await expect(page.getByText('Your password has been changed.')).toBeVisible()
    expect(query(page)).toEqual({ step: '0', email })
    await by.link(by.main(page), 'Log in').click()
    await fillLogin(page, 'mia', pointer, password)
    await expectToast(page, 'Login Successful')
  },
)
