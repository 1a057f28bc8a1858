import { expectAccessible } from './support/axe.ts'
import { expectToast } from './support/parts.ts'
import { expect, type Page, test } from './support/test.ts'

const profile = '/profile/mia-villanueva'
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Profile', exact: true })
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Profile sections' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const topOf = (page: Page, id: string) => page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top)

/** A real picture of this size, px. */
async function picture(page: Page, width: number, height: number) {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width, height } })
  return { name: 'me.png', mimeType: 'image/png', buffer }
}

async function choosePicture(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByLabel('Change Picture').setInputFiles(file)
}

async function openPassword(page: Page, name: 'Change Password' | 'Add Password') {
  await page.getByRole('button', { name }).click()
  return page.getByRole('dialog', { name })
}

test(
  'ACCESS-12 OPEN-49 SHELL-06 SHELL-18 Manage Account; another one’s name in the address gives way',
  { tag: '@live' },
  async ({ page, market }) => {
    await market.visit('/home', 'as:mia')
    await page.getByRole('banner').getByRole('button', { name: 'Account of Mia' }).click()
    await page.getByRole('link', { name: 'Manage Account' }).click()
    await expect(page).toHaveURL(profile)
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
    await page.goto('/profile/liza-manalo/orders?status=PENDING')
    await expect(page).toHaveURL(`${profile}/orders?status=PENDING`)
  },
)

test('PROFILE-01 PROFILE-03 PROFILE-04 PROFILE-05 PROFILE-06 the sidebar leads to the sections', async ({ page, market }) => {
  await market.visit(profile, 'as:mia')
  await expect(sidebar(page).getByText('Mia', { exact: true })).toBeVisible()
  await expect(sidebar(page).getByText('3 Following')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set as default' })).toBeVisible()
  await tabs(page).getByRole('link', { name: 'Shipping Address' }).click()
  await expect.poll(() => topOf(page, 'shipping-address')).toBeCloseTo(115, -1)
  await expect(tabs(page).getByRole('link', { name: 'Shipping Address' })).toHaveAttribute('aria-current', 'location')
  // Right after a tab was chosen the highlight is the tab's; then it follows the scrolling again.
  await expect(async () => {
    await page.evaluate(() => globalThis.scrollTo({ top: 60, behavior: 'instant' }))
    await page.evaluate(() => globalThis.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(tabs(page).getByRole('link', { name: 'My Account' })).toHaveAttribute('aria-current', 'location', { timeout: 1_000 })
  }).toPass()
  await tabs(page).getByRole('link', { name: 'My Orders' }).click()
  await expect(page).toHaveURL(`${profile}/orders`)
  await expect(tabs(page).getByRole('link', { name: 'My Orders' })).toHaveAttribute('aria-current', 'page')
  await tabs(page).getByRole('link', { name: 'Shipping Address' }).click()
  await expect(page).toHaveURL(new RegExp(`${profile}(#|$)`))
  await expect(page.getByRole('heading', { name: 'Shipping Address' })).toBeInViewport()
})

test('PROFILE-02 small screens have two buttons', async ({ page, market }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await market.visit(profile, 'as:mia')
  await expect(page.getByRole('link', { name: 'My Accounts' })).toBeVisible()
  await expect(sidebar(page)).toBeHidden()
  await page.getByRole('link', { name: 'My Orders' }).click()
  await expect(page).toHaveURL(`${profile}/orders`)
})

test('PROFILE-07 PROFILE-08 looking for something else', { tag: '@widths' }, async ({ page, market }) => {
  await market.visit(profile, 'as:mia')
  const panel = page.getByRole('complementary', { name: 'Looking for something else?' })
  for (const name of ['About Us', 'Help Center', 'FAQs', 'Submit a Ticket', 'Facebook'])
    await expect(panel.getByRole('link', { name })).toHaveAttribute('href', /^https:/)
  await expect(panel.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', /^mailto:/)
  await expect(panel.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
  await expectAccessible(page)
})

test(
  'PROFILE-09 PROFILE-10 PROFILE-14 PROFILE-15 PROFILE-16 LOG-07 ERR-32 names and number',
  { tag: '@live' },
  async ({ page, market }) => {
    await market.visit(profile, 'as:mia')
    await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable()
    await expect(save(page)).toBeDisabled()
    await page.getByLabel('First name').fill('<b>Mimi</b>')
    await page.getByLabel('Contact number').fill('+63 917 123 4567')
    await expect(page.getByLabel('Contact number')).toHaveValue('09171234567')
    const logged = page.waitForRequest(
      (request) => request.url().endsWith('/user/logs') && (request.postData() ?? '').includes('User Updated'),
    )
    await save(page).click()
    await expectToast(page, 'Profile Updated', 'Your profile has been updated successfully')
    await logged
    await expect(sidebar(page).getByText('<b>Mimi</b>')).toBeVisible()
    await expect(save(page)).toBeDisabled()
  },
)

test('PROFILE-11 PROFILE-12 PROFILE-13 PROFILE-17 ERR-33 ERR-91 ERR-92 what is wrong is said, and nothing is lost', async ({
  page,
  market,
}) => {
  await market.visit(profile, 'as:mia,fail:updateUser:503')
  await page.getByLabel('First name').fill('')
  await page.getByLabel('Last name').fill('')
  await page.getByLabel('Contact number').fill('')
  await save(page).click()
  for (const text of ['First name is required', 'Last name is required', 'Contact number is required'])
    await expect(page.getByText(text)).toBeVisible()
  await page.getByLabel('Contact number').fill('08171234567')
  await expect(page.getByText('Contact number must be a valid phone number starting with 09 (11 digits total)')).toBeVisible()
  await page.getByLabel('First name').fill('Mimi')
  await page.getByLabel('Last name').fill('Villanueva')
  await page.getByLabel('Contact number').fill('09171234567')
  await save(page).click()
  await expectToast(page, 'Profile Update Failed', 'An error occurred while updating your profile')
  await expect(page.getByLabel('First name')).toHaveValue('Mimi')
})

test('PROFILE-18 FILE-01 the picture is cropped and uploaded', { tag: '@everywhere' }, async ({ page, market }) => {
  await market.visit(profile, 'as:mia')
  const shown = () => page.getByRole('banner').getByRole('button', { name: 'Account of Mia' }).locator('img').getAttribute('src')
  const before = await shown()
  await choosePicture(page, await picture(page, 600, 400))
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' })
  await expect(dialog.getByAltText('What you chose')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use Picture' }).click()
  await expect(dialog).toBeHidden()
  const upload = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/files'))
  await save(page).click()
  expect((await upload).headers()['content-type']).toContain('multipart/form-data')
  await expectToast(page, 'Profile Updated')
  await expect.poll(shown).not.toBe(before)
})

test('OPEN-34 PROFILE-19 PROFILE-20 ERR-93 what is no picture is refused', async ({ page, market }) => {
  await market.visit(profile, 'as:mia')
  await choosePicture(page, await picture(page, 49, 60))
  await expect(page.getByText('Image must be at least 50x50 pixels')).toBeVisible()
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  await choosePicture(page, { name: 'me.png', mimeType: 'image/png', buffer: script })
  await expect(page.getByText('Image must be a JPG or PNG file')).toBeVisible()
  await choosePicture(page, { name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(30 * 1024 * 1024) })
  await expect(page.getByText('Image must be 10 MB at most')).toBeVisible()
  await expect(save(page)).toBeDisabled()
})

test(
  'OPEN-63 PROFILE-21 PROFILE-23 PROFILE-24 PROFILE-25 PROFILE-26 PROFILE-27 LOG-05 ERR-35 ERR-36 ERR-87 the password is changed',
  { tag: '@live' },
  async ({ page, market, watch }) => {
    watch.allow(/status of 422/)
    await market.visit(profile, 'as:mia')
    const dialog = await openPassword(page, 'Change Password')
    await dialog.getByLabel('Current password').fill('not-her-password')
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

test('ACCESS-18 PROFILE-22 PROFILE-25 ERR-34 a buyer without a password adds one', async ({ page, market, context }) => {
  await market.visit('/home', 'as:visitor')
  // The marketplace answers from now on.
  await expect(page.getByRole('article').first()).toBeVisible()
  const token = await page.evaluate(async () => {
    const person = { email: 'nina@example.com', first_name: 'Nina', last_name: 'Santos' }
    const accessToken = `simulated-google:${encodeURIComponent(JSON.stringify(person))}`
    const answer = await fetch('/api/auth/external-login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accessToken, signedVia: 'GOOGLE' }),
    })
    return ((await answer.json()) as { authToken: string }).authToken
  })
  await context.addCookies([{ name: 'token', value: token, url: page.url() }])
  await page.goto('/profile/me')
  const dialog = await openPassword(page, 'Add Password')
  await expect(dialog.getByLabel('Current password')).toHaveCount(0)
  await dialog.getByLabel('New password').fill('bagong-suki')
  await dialog.getByLabel('Confirm password').fill('bagong-suki')
  await dialog.getByRole('button', { name: 'Add Password' }).click()
  await expectToast(page, 'Password Added', 'Your password has been added successfully.')
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible()
})

test('PROFILE-28 ACCESS-17 SHELL-21 only who has no shop may register one', async ({ page, market }) => {
  await market.visit(profile, 'as:mia')
  await expect(page.getByRole('link', { name: /^Register Shop/ })).toHaveAttribute('href', /^https:/)
  await market.visit('/profile/jose-dizon', 'as:jose')
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Register Shop/ })).toHaveCount(0)
})

test('PROFILE-29 PROFILE-30 PROFILE-31 ERR-37 ERR-38 the address of support', async ({ page, market, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await market.visit(profile, 'as:mia')
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

test('PROFILE-32 the toggles hold until the page is left', async ({ page, market }) => {
  await market.visit(profile, 'as:mia')
  const promotions = page.getByRole('switch', { name: 'Promotions' })
  await promotions.click()
  await expect(promotions).toBeChecked()
  await page.reload()
  await expect(promotions).not.toBeChecked()
})

test('OPEN-30 LOG-08 the account is deleted after a typed confirmation', { tag: '@everywhere' }, async ({ page, market, context }) => {
  await market.visit(profile, 'as:mia,fail:deleteUser:503')
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
