import { expectToast } from './support/pageObjects.ts'
import { expect, test } from './support/test.ts'

const profile = '/profile/mia-villanueva'

test(
  'the password is changed, after a wrong current one is refused, OPEN-63 PROFILE-21 PROFILE-23 PROFILE-25 PROFILE-26 PROFILE-27 LOG-05 ERR-35 ERR-36',
  { tag: '@all-live' },
  async ({ page, marketplace, monitor }) => {
    monitor.allow(/status of 422/)
    await marketplace.visit(profile, 'as:mia')
    await page.getByRole('button', { name: 'Change Password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change Password' })
    await dialog.getByLabel('Current password').fill('not-her-password')
    for (const label of ['New password', 'Confirm password'])
      await dialog.getByLabel(label).fill('bagong-suki')
    await dialog.getByRole('button', { name: 'Change Password' }).click()
    await expectToast(
      page,
      'Password Update Failed',
      'An error occurred while updating your password',
    )
    await expect(dialog.getByText('Incorrect password')).toBeVisible()
    await dialog.getByLabel('Current password').fill('poblacion-1210')
    const logged = page.waitForRequest((request) =>
      (request.postData() ?? '').includes('PASSWORD_CHANGE'),
    )
    await dialog.getByRole('button', { name: 'Change Password' }).click()
    await expectToast(page, 'Password Updated', 'Your password has been updated successfully.')
    await logged
    await expect(dialog).toBeHidden()
  },
)

test(
  'the account is deleted after a typed confirmation, OPEN-30 LOG-08',
  { tag: ['@all-live', '@all-phone'] },
  async ({ page, marketplace, context }) => {
    await marketplace.visit(profile, 'as:mia,fail:deleteUser:503')
    await page.getByRole('button', { name: 'Delete Account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const confirm = dialog.getByRole('button', { name: 'Delete Account' })
    await confirm.click()
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('textbox').fill('DELETE')
    const logged = page.waitForRequest((request) =>
      (request.postData() ?? '').includes('User Deleted'),
    )
    await confirm.click()
    await logged
    await expectToast(page, 'Account Deletion Failed')
    await confirm.click()
    await page
      .getByRole('dialog', { name: 'Account deleted' })
      .getByRole('button', { name: 'Go to Homepage' })
      // Where the last button was: a second click would be that of a double tap.
      .press('Enter')
    await expect(page).toHaveURL('/home')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([])
  },
)
