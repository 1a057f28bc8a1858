import { detailsOf, logEntries } from './support/activityLog.ts'
import { expectToast } from './support/pageObjects.ts'
import { consentOf } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const profile = '/profile/mia-villanueva'

async function openPassword(page: Page, name: 'Change Password' | 'Add Password') {
  await page.getByRole('button', { name }).click()
  return page.getByRole('dialog', { name })
}

test(
  'OPEN-63 PROFILE-21 PROFILE-23 PROFILE-24 PROFILE-25 PROFILE-26 PROFILE-27 LOG-05 ERR-35 ERR-36 ERR-87 the password is changed',
  { tag: '@live' },
  async ({ page, marketplace, monitor }) => {
    monitor.allow(/status of 422/)
    await marketplace.visit(profile, 'as:mia')
    const dialog = await openPassword(page, 'Change Password')
    await dialog.getByLabel('Current password').fill('not-her-password')
    for (const label of ['New password', 'Confirm password']) {
      await dialog.getByLabel(label).fill('seven77')
      await dialog.getByLabel(label).blur()
      await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(/Password must be at least 8 characters$/)
    }
    await dialog.getByLabel('New password').fill('bagong-suki')
    await dialog.getByLabel('Confirm password').fill('another-one')
    await dialog.getByLabel('Confirm password').blur()
    await expect(dialog.getByText('Passwords must match')).toBeVisible()
    await dialog.getByLabel('Confirm password').fill('bagong-suki')
    await dialog.getByRole('button', { name: 'Change Password' }).click()
    await expectToast(page, 'Password Update Failed', 'An error occurred while updating your password')
    await expect(dialog.getByText('Incorrect password')).toBeVisible()
    await dialog.getByLabel('Current password').fill('poblacion-1210')
    const logged = page.waitForRequest((request) => (request.postData() ?? '').includes('PASSWORD_CHANGE'))
    await dialog.getByRole('button', { name: 'Change Password' }).click()
    await expectToast(page, 'Password Updated', 'Your password has been updated successfully.')
    await logged
    await expect(dialog).toBeHidden()
  },
)

test('ACCESS-18 PROFILE-22 PROFILE-25 LOG-05 ERR-34 a buyer without a password adds one', async ({ page, marketplace, context }) => {
  await marketplace.visit('/home', 'as:visitor')
  // A response shows that the marketplace is running.
  await expect(page.getByRole('article').first()).toBeVisible()
  const consent = consentOf({ email: 'nina@example.com', first_name: 'Nina', last_name: 'Santos' })
  const token = await page.evaluate(async (accessToken) => {
    const answer = await fetch('/api/auth/external-login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accessToken, signedVia: 'GOOGLE' }),
    })
    return ((await answer.json()) as { authToken: string }).authToken
  }, consent)
  await context.addCookies([{ name: 'token', value: token, url: page.url() }])
  await page.goto('/profile/me')
  const dialog = await openPassword(page, 'Add Password')
  await expect(dialog.getByLabel('Current password')).toHaveCount(0)
  await dialog.getByLabel('New password').fill('bagong-suki')
  await dialog.getByLabel('Confirm password').fill('bagong-suki')
  const entries = logEntries(page)
  await dialog.getByRole('button', { name: 'Add Password' }).click()
  await expectToast(page, 'Password Added', 'Your password has been added successfully.')
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible()
  await expect.poll(() => detailsOf(entries)).toEqual(['PASSWORD_CHANGE Password Added'])
})

test('PROFILE-28 ACCESS-17 SHELL-21 only a user without a shop may register one', async ({ page, marketplace }) => {
  await marketplace.visit(profile, 'as:mia')
  await expect(page.getByRole('link', { name: /^Register Shop/ })).toHaveAttribute('href', /^https:/)
  await marketplace.visit('/profile/jose-dizon', 'as:jose')
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Register Shop/ })).toHaveCount(0)
})

test('PROFILE-29 PROFILE-30 PROFILE-31 ERR-37 ERR-38 the support address', async ({ page, marketplace, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await marketplace.visit(profile, 'as:mia')
  await page.getByRole('button', { name: 'Contact Us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Us' })
  await expect(dialog.getByRole('link', { name: 'Send Email' })).toHaveAttribute('href', /^mailto:.+@/)
  await dialog.getByRole('button', { name: 'Copy Email' }).click()
  await expectToast(page, 'Email copied to clipboard')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('@')
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('denied')) }))
  await dialog.getByRole('button', { name: 'Copy Email' }).click()
  await expectToast(page, 'Error copying email to clipboard')
})

test('OPEN-30 LOG-08 the account is deleted after a typed confirmation', { tag: '@everywhere' }, async ({ page, marketplace, context }) => {
  await marketplace.visit(profile, 'as:mia,fail:deleteUser:503')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const confirm = dialog.getByRole('button', { name: 'Delete Account' })
  await confirm.click()
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox').fill('DELETE')
  const logged = page.waitForRequest((request) => (request.postData() ?? '').includes('User Deleted'))
  await confirm.click()
  await logged
  await expectToast(page, 'Account Deletion Failed')
  await confirm.click()
  await page.getByRole('dialog', { name: 'Account deleted' }).getByRole('button', { name: 'Go to Homepage' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([])
})
