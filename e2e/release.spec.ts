import { addressSection } from './support/addressForm.ts'
import { buying, openCart } from './support/pageObjects.ts'
import { buyer, productPath } from './support/records.ts'
import { test } from './support/release.ts'
import { by, expect, isLive, type Page } from './support/test.ts'

// What is loaded on demand is missing. Live builds have no service worker here, which keeps such
// files (nextVisit.spec.ts).
test.use({
  serviceWorkers: async ({ browserName: _browserName }, use, info) =>
    use(isLive(info) ? 'block' : 'allow'),
})

/** Lines about missing files, and the notice that the next release has restarted the demo. */
const missing = [
  /status of 404/,
  /dynamically imported module/,
  /Unable to preload CSS/,
  /Refused to apply style/,
  /demo was restarted/,
]

/** Told where nothing opens by itself after the reload. */
const toldOf = (page: Page) => page.getByText('If what you pressed did not open, press it again.')

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

/** It has loaded the page once. */
async function expectMended(page: Page, loads: () => number) {
  await expect(page.locator('script[type="module"]').first()).toHaveAttribute('src', /\.next\.js$/)
  await expect.poll(loads).toBe(1)
}

test(
  'a visitor’s tabs survive the next release, SHELL-07 LOGIN-01 SHELL-15',
  { tag: ['@all', '@all-live'] },
  async ({ page, context, marketplace, monitor, publishNext }) => {
    monitor.allow(...missing)
    await marketplace.visit('/home')
    const [signupTab, bugTab] = [await context.newPage(), await context.newPage()]
    await signupTab.goto('/home?signup=true')
    await bugTab.goto('/home')
    for (const tab of [page, bugTab]) await expect(by.article(tab).first()).toBeVisible()
    await by.dialog(signupTab, 'Create an account').getByLabel('Email').fill('ana@suki.example')
    await by
      .dialog(signupTab, 'Create an account')
      .getByLabel('Password', { exact: true })
      .fill('bagong-suki')
    await publishNext()

    await test.step('Log in opens', async () => {
      const loads = countLoads(page)
      await by.link(by.banner(page), 'Log in').click()
      await expect(by.dialog(page, 'Log in').getByLabel('Email')).toBeVisible()
      await expectMended(page, loads)
      await page.goBack()
      await expect(page).toHaveURL('/home')
    })
    await test.step('Report a Bug opens in the next release', async () => {
      const loads = countLoads(bugTab)
      await by.button(bugTab, 'Report a Bug').first().click()
      await expectMended(bugTab, loads)
      await expect(by.dialog(bugTab, 'Report a Bug').getByLabel('What happened?')).toBeVisible()
    })
    await test.step('the login opens from the signup, and no password is stored', async () => {
      const loads = countLoads(signupTab)
      const signup = by.dialog(signupTab, 'Create an account')
      await by.link(signup, 'Log in').click()
      await by.button(by.dialog(signupTab, 'Stop signing up?'), 'Discard').click()
      await expect(by.dialog(signupTab, 'Log in').getByLabel('Email')).toBeVisible()
      await expectMended(signupTab, loads)
      expect(await signupTab.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(
        'bagong-suki',
      )
    })
  },
)

test(
  'a buyer’s tabs survive the next release, SHELL-07 CART-01 PRODUCT-01 PROFILE-15',
  { tag: ['@all', '@all-live'] },
  async ({ page, context, marketplace, monitor, release, publishNext }) => {
    monitor.allow(...missing)
    await marketplace.visit('/home', 'as:liza,late:setDefaultAddress:1500')
    const [productTab, profileTab, lostTab] = [
      await context.newPage(),
      await context.newPage(),
      await context.newPage(),
    ]
    await productTab.goto('/discover')
    await profileTab.goto(`/profile/${buyer('liza').display_name}`)
    await lostTab.goto('/home')
    for (const tab of [page, productTab, lostTab])
      await expect(by.article(tab).first()).toBeVisible()
    const edit = by.button(addressSection(profileTab), /^Edit/).first()
    await expect(edit).toBeVisible()
    await publishNext()

    await test.step('the cart opens at its address, and Back leads home', async () => {
      const loads = countLoads(page)
      await openCart(page)
      await expect(by.h1(page, /Cart/)).toBeAttached()
      await expectMended(page, loads)
      await expect(page).toHaveURL('/cart')
      await page.goBack()
      await expect(page).toHaveURL('/home')
      await page.goForward()
      await expect(page).toHaveURL('/cart')
    })
    await test.step('a product opens', async () => {
      const loads = countLoads(productTab)
      await by.link(by.article(productTab).first()).first().click()
      await expect(buying(productTab)).toBeVisible()
      await expectMended(productTab, loads)
      await productTab.goBack()
      await expect(productTab).toHaveURL('/discover')
    })
    await test.step('the dialog of an address opens in the next release, which is loaded once the change before it is saved', async () => {
      const loads = countLoads(profileTab)
      const order: string[] = []
      profileTab.on(
        'response',
        (answer) => answer.url().includes('/addresses/default/') && order.push('saved'),
      )
      profileTab.on('domcontentloaded', () => order.push('loaded'))
      await by
        .button(addressSection(profileTab), /^Set as default/)
        .first()
        .click()
      await edit.click()
      await expectMended(profileTab, loads)
      expect(order).toEqual(['saved', 'loaded'])
      await expect(toldOf(profileTab)).toBeVisible()
      await edit.click()
      await expect(by.dialog(profileTab, 'Edit Address').getByLabel('Street')).toBeVisible()
      // This live build has no token for maps.
      await expect(
        by.button(by.dialog(profileTab, 'Edit Address'), 'Set the pin on a map'),
      ).toHaveCount(marketplace.live ? 0 : 1)
    })
    await test.step('the page is reloaded once for each release: a file that is missing then too can be asked for again', async () => {
      release.remove(/^NotificationPanel/)
      const loads = countLoads(lostTab)
      const bell = by.button(lostTab, 'Notifications')
      const panel = by.dialog(lostTab, 'Notifications')
      await bell.click()
      await expect.poll(loads, 'the file may come with one more load').toBe(2)
      await expect(
        panel.getByText('This could not be loaded. Check your connection and try again.'),
      ).toBeVisible()
      await publishNext()
      await by.button(panel, 'Retry').click()
      await expect.poll(loads).toBe(3)
      await expect(by.tab(panel, 'All')).toBeVisible()
    })
  },
)

test(
  'a buyer who buys or reports a product survives the next release, PRODUCT-19 REPORT-01',
  { tag: ['@all', '@all-live'] },
  async ({ page, context, marketplace, monitor, publishNext }) => {
    monitor.allow(...missing)
    await marketplace.visit(productPath('jasmineRice'), 'as:liza')
    const reportTab = await context.newPage()
    await reportTab.goto(productPath('jasmineRice'))
    const more = by.button(reportTab, 'More about this product')
    await expect(more).toBeVisible()
    const choice = by.dialog(page, 'Choose a quantity')
    const buy = async () => {
      await by.button(buying(page), 'Buy Now').click()
      await by.spinbutton(choice).fill('3')
      await by.button(choice, 'Buy Now').click()
    }
    await expect(buying(page)).toBeVisible()
    await publishNext()

    await test.step('nothing is in the cart before the page is loaded again', async () => {
      const loads = countLoads(page)
      await buy()
      await expectMended(page, loads)
      await expect(toldOf(page)).toBeVisible()
      await buy()
      await expect(by.h1(page, 'Checkout')).toBeAttached()
      await expect(by.region(page, 'Items Summary').getByText('3 ×')).toBeVisible()
    })
    await test.step('the report opens', async () => {
      const loads = countLoads(reportTab)
      await more.click()
      await by.button(reportTab, 'Flag or report this product').click()
      await expectMended(reportTab, loads)
      await expect(by.dialog(reportTab, 'Flag or report this product')).toBeVisible()
    })
  },
)
