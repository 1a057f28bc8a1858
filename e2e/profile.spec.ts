import { expectAccessible } from './support/axe.ts'
import { stopTime } from './support/clock.ts'
import { expectPicture, expectToast } from './support/pageObjects.ts'
import { fileOnDisk } from './support/pictures.ts'
import { buyer } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const profile = '/profile/mia-villanueva'
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Profile', exact: true })
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Profile sections' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const topOf = (page: Page, id: string) => page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top)

/** A PNG file of this size, px. */
async function picture(page: Page, width: number, height: number) {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width, height }, scale: 'css' })
  return { name: 'me.png', mimeType: 'image/png', buffer }
}

async function choosePicture(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByLabel('Change Picture').setInputFiles(file)
}

test(
  'OPEN-49 SHELL-06 SHELL-18 Manage Account; another user’s name in the address is replaced',
  { tag: '@live' },
  async ({ page, marketplace }) => {
    await marketplace.visit('/home', 'as:mia')
    await page.getByRole('banner').getByRole('button', { name: 'Account of Mia' }).click()
    await page.getByRole('link', { name: 'Manage Account' }).click()
    await expect(page).toHaveURL(profile)
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
    await page.goto('/profile/liza-manalo/orders?status=PENDING')
    await expect(page).toHaveURL(`${profile}/orders?status=PENDING`)
  },
)

test('PROFILE-01 PROFILE-03 PROFILE-04 PROFILE-05 PROFILE-06 the sidebar leads to the sections', async ({ page, marketplace }) => {
  const tab = (name: string) => tabs(page).getByRole('link', { name })
  await page.clock.install()
  await marketplace.visit(profile, 'as:mia')
  await expect(sidebar(page).getByText('Mia', { exact: true })).toBeVisible()
  await expect(sidebar(page).getByText('3 Following')).toBeVisible()
  await expectPicture(sidebar(page).locator('img'))
  await expect(tabs(page).getByRole('link')).toHaveText(['My Account', 'Shipping Address', 'Push Notifications', 'My Orders'])
  await expect(page.getByRole('button', { name: 'Set as default' })).toBeVisible()
  await expect(tab('My Account')).toHaveAttribute('aria-current', 'location')

  await stopTime(page)
  const stops = await page.evaluateHandle(() => {
    const seen = new Set<number>()
    document.addEventListener('scroll', () => seen.add(globalThis.scrollY))
    return seen
  })
  await tab('Shipping Address').click()
  await page.clock.runFor(390)
  await expect(tab('My Account')).toHaveAttribute('aria-current', 'location')
  await page.clock.runFor(20)
  await expect(tab('Shipping Address')).toHaveAttribute('aria-current', 'location')
  await page.clock.resume()
  await expect.poll(() => topOf(page, 'shipping-address')).toBeCloseTo(115, -1)
  expect(await stops.evaluate((seen) => seen.size), 'scroll positions on the way').toBeGreaterThan(2)

  // Once the user scrolls, the highlight follows the scroll position.
  await page.mouse.move(700, 400)
  await expect(async () => {
    // For a second after a tab is chosen, scrolling does not move the highlight, so this is repeated; at the end of the page only a scroll up and down scrolls at all.
    await page.mouse.wheel(0, -300)
    await page.mouse.wheel(0, 2000)
    await expect(tab('Push Notifications')).toHaveAttribute('aria-current', 'location', { timeout: 500 })
  }).toPass()
  await page.mouse.wheel(0, -5000)
  await expect(tab('My Account')).toHaveAttribute('aria-current', 'location')

  for (const section of ['My Account', 'Push Notifications', 'Shipping Address']) {
    await tab('My Orders').click()
    await expect(page).toHaveURL(`${profile}/orders`)
    await expect(tab('My Orders')).toHaveAttribute('aria-current', 'page')
    await tab(section).click()
    await expect(page).toHaveURL(new RegExp(`${profile}(#|$)`))
    await expect(page.getByRole('heading', { name: section })).toBeInViewport()
  }
})

test('PROFILE-02 small screens have two buttons', async ({ page, marketplace }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await marketplace.visit(profile, 'as:mia')
  const buttons = page.getByRole('navigation', { name: 'My Accounts and orders' })
  await expect(buttons.getByRole('link')).toHaveText(['My Accounts', 'My Orders'])
  await expect(buttons.getByRole('link', { name: 'My Accounts' })).toHaveAttribute('href', profile)
  await expect(sidebar(page)).toBeHidden()
  await page.getByRole('link', { name: 'My Orders' }).click()
  await expect(page).toHaveURL(`${profile}/orders`)
})

test('PROFILE-07 PROFILE-08 the links of the right panel', { tag: '@widths' }, async ({ page, marketplace }) => {
  await marketplace.visit(profile, 'as:mia')
  const panel = page.getByRole('complementary', { name: 'Looking for something else?' })
  for (const name of ['About Us', 'Help Center', 'FAQs', 'Submit a Ticket'])
    await expect(panel.getByRole('link', { name })).toHaveAttribute('href', /^https:/)
  const social = panel.getByRole('list', { name: 'Social networks' }).getByRole('link')
  await expect(social).toHaveText([/^Facebook/, /^Instagram/, /^X/])
  for (const link of await social.all()) await expect(link).toHaveAttribute('href', /^https:/)
  await expect(panel.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', /^mailto:/)
  await expect(panel.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
  await expectAccessible(page)
})

test('PROFILE-09 PROFILE-10 PROFILE-14 PROFILE-16 LOG-07 ERR-32 names and number', { tag: '@live' }, async ({ page, marketplace }) => {
  await marketplace.visit(profile, 'as:mia')
  const { first_name, last_name, contact_number, email } = buyer('mia')
  for (const [label, value] of Object.entries({
    'First name': first_name,
    'Last name': last_name,
    'Contact number': contact_number,
    Email: email,
  }))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  await expectPicture(page.getByRole('region', { name: 'My Account' }).locator('img'))
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
})

test('PROFILE-11 PROFILE-12 PROFILE-13 PROFILE-17 ERR-33 ERR-91 ERR-92 errors are reported, and the input is kept', async ({
  page,
  marketplace,
}) => {
  await marketplace.visit(profile, 'as:mia,fail:updateUser:503')
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

test(
  'PROFILE-15 PROFILE-18 FILE-01 the picture is cropped and uploaded, then the page reloads',
  { tag: '@everywhere' },
  async ({ page, marketplace }) => {
    await marketplace.visit(profile, 'as:mia')
    const avatar = page.getByRole('banner').getByRole('button', { name: 'Account of Mia' }).locator('img')
    const before = await avatar.getAttribute('src')
    await choosePicture(page, await picture(page, 600, 400))
    const dialog = page.getByRole('dialog', { name: 'Crop your picture' })
    const chosen = dialog.getByAltText('What you chose')
    await expect(chosen).toBeVisible()
    const shorter = await chosen.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => Math.min(naturalWidth, naturalHeight))
    await dialog.getByRole('button', { name: 'Use Picture' }).click()
    await expect(dialog).toBeHidden()
    const steps: string[] = []
    page.on('load', () => steps.push('load'))
    page.on('request', (request) => {
      const call = `${request.method()} ${new URL(request.url()).pathname}`
      if (/^(POST .*\/files|PUT .*\/users)$/.test(call)) steps.push(call.replace(/ .*\//, ' '))
      if (call.endsWith('/files')) expect(request.headers()['content-type']).toContain('multipart/form-data')
    })
    await save(page).click()
    await expectToast(page, 'Profile Updated')
    expect(steps).toEqual(['POST files', 'PUT users', 'load'])
    await expect(avatar).not.toHaveAttribute('src', before ?? '')
    const size = () => avatar.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight])
    // The crop is square: nine tenths of the shorter edge, and 512 px at most.
    const edge = Math.min(512, Math.round(shorter * 0.9))
    await expect.poll(size).toEqual([edge, edge])
  },
)

test('OPEN-34 PROFILE-19 PROFILE-20 ERR-93 a file that is not a picture is refused', async ({ page, marketplace }, info) => {
  await marketplace.visit(profile, 'as:mia')
  await choosePicture(page, await picture(page, 49, 60))
  await expect(page.getByText('Image must be at least 50x50 pixels')).toBeVisible()
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  await choosePicture(page, { name: 'me.png', mimeType: 'image/png', buffer: script })
  await expect(page.getByText('Image must be a JPG or PNG file')).toBeVisible()
  await choosePicture(page, fileOnDisk(info, 'me.png', Buffer.alloc(0), 30 * 1024 * 1024))
  await expect(page.getByText('Image must be 10 MB at most')).toBeVisible()
  await expect(save(page)).toBeDisabled()
})

test('PROFILE-32 the toggles keep their state until the page is left, and nothing is sent', async ({ page, marketplace }) => {
  await marketplace.visit(profile, 'as:mia')
  await expect(page.getByRole('button', { name: 'Set as default' })).toBeVisible()
  const written: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && written.push(request.url()))
  const toggles = [
    ['Email notifications', true],
    ['Order updates', true],
    ['Promotions', false],
  ] as const
  const toggle = (name: string) => page.getByRole('switch', { name })
  for (const [name, on] of toggles) {
    await expect(toggle(name)).toBeChecked({ checked: on })
    await toggle(name).click()
    await expect(toggle(name)).toBeChecked({ checked: !on })
  }
  expect(written).toEqual([])
  await page.reload()
  for (const [name, on] of toggles) await expect(toggle(name)).toBeChecked({ checked: on })
})
