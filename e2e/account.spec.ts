import { expectToast, tokenOf, nextLog } from './support/pageObjects.ts'
import { by, expect, test } from './support/test.ts'

const profile = '/profile/mia-villanueva'

test(
  'the password is changed, after a wrong current one is refused, OPEN-63 PROFILE-21 PROFILE-23 PROFILE-25 PROFILE-26 PROFILE-27 LOG-05 ERR-35 ERR-36',
  { tag: '@all-live' },
  async ({ page, marketplace, monitor }) => {
    monitor.allow(/status of 422/)
    await marketplace.visit(profile, 'as:mia')
    await by.button(page, 'Change Password').click()
    const dialog = by.dialog(page, 'Change Password')
    await dialog.getByLabel('Current password').fill('not-her-password')
    for (const label of ['New password', 'Confirm password'])
      await dialog.getByLabel(label).fill('bagong-suki')
    await by.button(dialog, 'Change Password').click()
    await expectToast(
      page,
      'Password Update Failed',
      'An error occurred while updating your password',
    )
    await expect(dialog.getByText('Incorrect password')).toBeVisible()
    await dialog.getByLabel('Current password').fill('poblacion-1210')
    const logged = nextLog(page, 'PASSWORD_CHANGE')
    await by.button(dialog, 'Change Password').click()
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
    await by.button(page, 'Delete Account').click()
    const dialog = by.dialog(page, 'Delete your account?')
    const confirm = by.button(dialog, 'Delete Account')
    await confirm.click()
    await expect(by.textbox(dialog)).toHaveAttribute('aria-invalid', 'true')
    await by.textbox(dialog).fill('DELETE')
    const logged = nextLog(page, 'User Deleted')
    await confirm.click()
    await logged
    await expectToast(page, 'Account Deletion Failed')
    await confirm.click()
    await by
      .button(by.dialog(page, 'Account deleted'), 'Go to Homepage')
      // Where the last button was: a second click would be that of a double tap.
      .press('Enter')
    await expect(page).toHaveURL('/home')
    await expect(by.link(by.banner(page), 'Log in')).toBeVisible()
    expect(await tokenOf(context)).toBeUndefined()
  },
)
