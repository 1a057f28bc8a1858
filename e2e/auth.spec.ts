import { pointer } from './support/inputDevice.ts'
import { cartTab, expectToast, fillLogin } from './support/pageObjects.ts'
import { buyer, productPath } from './support/records.ts'
import { expect, type Locator, type Page, test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log in' })
/** Waits for the login dialog and closes it. */
async function closeLogin(page: Page): Promise<void> {
  await expect(dialog(page).getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
}
/** Expects that a password can be shown and hidden, and that it can't be copied, cut or pasted. */
async function expectPasswordField(page: Page, field: Locator): Promise<void> {
  await page.evaluate(() => navigator.clipboard.writeText('from elsewhere'))
  await expect(field).toHaveAttribute('type', 'password')
  await field.fill('kalamansi')
  const box = field.locator('..')
  await box.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  // A browser lets nobody copy a hidden password, so it is shown for this check.
  for (const key of ['c', 'x', 'v']) {
    await field.press('ControlOrMeta+a')
    await field.press(`ControlOrMeta+${key}`)
    await expect(field, `Ctrl+${key}`).toHaveValue('kalamansi')
  }
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('from elsewhere')
  await box.getByRole('button', { name: 'Hide password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
}
const ALERT = 'TOKEN EXPIRED PLEASE LOGIN AGAIN'

test(
  'AUTH-01 AUTH-02 AUTH-04 SHELL-11 login=true opens the login on the current page',
  { tag: '@widths' },
  async ({ page, marketplace }) => {
    await marketplace.visit(`${productPath('mango')}?login=true`)
    await expect(dialog(page).getByLabel('Email')).toBeVisible()
    await expect(dialog(page).getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password')
    await expect(dialog(page).getByRole('link', { name: /Forgot password/ })).toHaveAttribute('href', '/reset-password')
    await expect(dialog(page).getByRole('link', { name: 'Create an Account' })).toHaveAttribute(
      'href',
      `${productPath('mango')}?signup=true`,
    )
    await closeLogin(page)
    await expect(page).toHaveURL(productPath('mango'))
  },
)

test('AUTH-05 AUTH-06 missing or malformed input is reported at its field', async ({ page, marketplace }) => {
  await marketplace.visit('/home?login=true')
  const send = dialog(page).getByRole('button', { name: 'Log in' })
  await send.click()
  await expect(dialog(page).getByText('Email is required')).toBeVisible()
  await expect(dialog(page).getByText('Password is required')).toBeVisible()
  await dialog(page).getByLabel('Email').fill('mia@')
  await dialog(page).getByLabel('Password', { exact: true }).fill('seven77')
  await send.click()
  await expect(dialog(page).getByText('Enter an email address, such as name@example.com')).toBeVisible()
  await expect(dialog(page).getByText('Password must be at least 8 characters')).toBeVisible()
})

test(
  'AUTH-07 AUTH-08 AUTH-09 AUTH-13 AUTH-14 AUTH-15 AUTH-16 ERR-71 LOG-01 LOG-02 a login stores the token and returns',
  { tag: '@everywhere' },
  async ({ page, marketplace, context }) => {
    await marketplace.visit('/cart')
    await expect(page).toHaveURL((url) => url.searchParams.get('login') === 'true' && url.searchParams.get('from') === '/cart')
    const logged = page.waitForRequest((request) => request.url().endsWith('/user/logs'))
    await fillLogin(page, pointer, 'liza')
    await expectToast(page, 'Login Successful')
    await expect(page).toHaveURL('/cart')
    const entry = { user_id: buyer('liza').id, event_type: 'LOGIN', event_details: 'Logged in', ip_address: '', profile: 'BUYER' }
    expect((await logged).postDataJSON()).toEqual({ ...entry, user_agent: await page.evaluate(() => navigator.userAgent) })
    await expect(cartTab(page, 5)).toBeVisible()
    const token = (await context.cookies()).find(({ name }) => name === 'token')
    const claims = JSON.parse(Buffer.from(token?.value.split('.')[1] ?? '', 'base64url').toString()) as { exp: number }
    expect(Math.abs((token?.expires ?? 0) - claims.exp)).toBeLessThan(2)
    expect(token?.sameSite).toBe('Lax')
    expect(token?.secure, 'only a live build asks for TLS').toBe(marketplace.live)
  },
)

test('AUTH-09 with no page to return to, a login leads home', async ({ page, marketplace }) => {
  for (const from of ['', '&from=https://elsewhere.example/', '&from=//elsewhere.example']) {
    await marketplace.visit(`/discover?login=true${from}`, 'as:visitor')
    await fillLogin(page, pointer, 'mia')
    await expect(page).toHaveURL('/home')
  }
})

test('AUTH-10 ERR-72 a wrong password is reported, and the input stays', { tag: '@live' }, async ({ page, marketplace, monitor }) => {
  monitor.allow(/status of 401/)
  await marketplace.visit('/home?login=true')
  const logged = page.waitForRequest((request) => request.url().endsWith('/user/logs'))
  await fillLogin(page, pointer, 'mia', 'not-her-password')
  expect((await logged).postDataJSON()).toMatchObject({ user_id: '', event_type: 'FAILED_ATTEMPT' })
  await expectToast(page, 'Login Failed', 'Invalid email or password')
  await expect(dialog(page).getByLabel('Email')).toHaveValue(buyer('mia').email)
  await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused()
})

test('AUTH-46 AUTH-47 every password can be shown, but not copied, cut or pasted', async ({ page, marketplace, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const passwords = page.locator('input[autocomplete$=-password]')
  for (const [path, count] of [
    ['/home?login=true', 1],
    ['/home?signup=true', 2],
    ['/reset-password?step=2&email=mia@suki.example&token=made-up', 2],
    ['/profile/mia-villanueva', 3],
  ] as const) {
    await marketplace.visit(path, path.startsWith('/profile') ? 'as:mia' : 'as:visitor')
    if (path.startsWith('/profile')) await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(passwords).toHaveCount(count)
    for (const field of await passwords.all()) await expectPasswordField(page, field)
  }
})

test(
  'AUTH-17 AUTH-18 ERR-80 an expired token shows an alert and signs the user out',
  { tag: '@widths' },
  async ({ page, marketplace, context }) => {
    await marketplace.visit('/home', 'as:liza,token:expired')
    await expect(page.getByRole('alert').filter({ hasText: ALERT })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([])
  },
)

test('AUTH-18 SHELL-22 a session whose user can not be loaded goes on, with Retry and Sign Out', async ({ page, marketplace, monitor }) => {
  monitor.allow(/status of 500/)
  await marketplace.visit('/cart', 'as:liza,fail:getCurrentUser:500:9')
  const problem = page.getByRole('main').getByRole('alert').filter({ hasText: 'Your account can’t be loaded' })
  await expect(problem.getByRole('button', { name: 'Retry' })).toBeVisible()
  await problem.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText(ALERT)).toHaveCount(0)
})

test('ACCESS-01 ACCESS-16 a visitor can browse, and no call for a buyer’s data is made', async ({ page, marketplace }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  for (const path of ['/home', productPath('mango'), '/san-fernando-rice-center']) {
    await marketplace.visit(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  }
  expect(calls.filter((path) => /\/api\/(users|auth\/me|carts|conversations|notifications)/.test(path))).toEqual([])
})

test('ACCESS-07 ACCESS-08 ACCESS-11 ACCESS-12 ACCESS-14 guarded pages ask for the login and return to themselves', async ({
  page,
  marketplace,
}) => {
  for (const path of ['/cart', '/favourites', '/order/schedule', '/profile/mia-villanueva', '/profile/mia-villanueva/orders']) {
    await marketplace.visit(path)
    await expect(page).toHaveURL(
      (url) => url.pathname === path && url.searchParams.get('login') === 'true' && url.searchParams.get('from') === path,
    )
    await closeLogin(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Log in to continue' })).toBeAttached()
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  }
})

test('ACCESS-03 ACCESS-05 the action that asked for the login runs once after it; closing the login drops it', async ({
  page,
  marketplace,
}) => {
  await marketplace.visit(productPath('mango'))
  const like = page.getByRole('button', { name: /^Like, / })
  await like.click()
  await closeLogin(page)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await fillLogin(page, pointer, 'mia')
  await expect(page.getByRole('dialog', { name: 'Choose a quantity' }).getByRole('button', { name: 'Buy Now' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})
