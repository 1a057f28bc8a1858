import { expectAccessible } from './support/axe.ts'
import { stopTime } from './support/clock.ts'
import type { Marketplace } from './support/marketplace.ts'
import { expectToast } from './support/pageObjects.ts'
import { readQrCode } from './support/qr.ts'
import { expect, type Page, test } from './support/test.ts'

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

test.describe('legal page', () => {
  test('two tabs, each with its own address, LEGAL-01 LEGAL-02 LEGAL-04 LEGAL-05', { tag: '@live' }, async ({ page, marketplace }) => {
    await marketplace.visit('/privacy-policy')
    await expect(h1(page, 'Privacy Policy')).toBeVisible()
    await expect(page).toHaveTitle(/^Privacy Policy/)
    const tabs = page.getByRole('tablist', { name: 'Legal documents' })
    await tabs.getByRole('tab', { name: 'Terms & Conditions' }).click()
    await expect(page).toHaveURL(/\/terms-conditions$/)
    await expect(h1(page, 'Terms & Conditions')).toBeFocused()
    await expect(tabs.getByRole('tab', { name: 'Terms & Conditions' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('Effective 07/21/2025')).toBeVisible()
    await expect(page.getByText('Last update: July 2025')).toBeVisible()
    await page.goBack()
    await expect(h1(page, 'Privacy Policy')).toBeVisible()
  })

  test('the contents link to the sections, and the page links home, LEGAL-03', async ({ page, marketplace }) => {
    await marketplace.visit('/terms-conditions')
    await expect(h1(page, 'Terms & Conditions')).toBeVisible()
    if (isPhone(page)) await page.getByText('Contents', { exact: true }).click()
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Returns and refunds' }).click()
    await expect(page).toHaveURL(/#returns$/)
    const section = page.getByRole('heading', { name: /Returns and refunds/ })
    await expect(section).toBeFocused()
    await expect(section).toBeInViewport()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('axe: both documents', async ({ page, marketplace }) => {
    for (const [path, title] of [
      ['/privacy-policy', 'Privacy Policy'],
      ['/terms-conditions', 'Terms & Conditions'],
    ] as const) {
      await marketplace.visit(path)
      await expect(h1(page, title)).toBeVisible()
      await expectAccessible(page)
    }
  })
})

test.describe('contact page', () => {
  const title = 'codes to scan on a desktop, links to tap on a phone, CONTACT-01 CONTACT-02 CONTACT-03 CONTACT-05'
  test(title, { tag: '@widths' }, async ({ page, marketplace }) => {
    await marketplace.visit('/contact')
    await expect(h1(page, 'Contact us')).toBeVisible()
    await expectAccessible(page)
    if (isPhone(page)) {
      await expect(page.getByRole('link', { name: /^Call us/ })).toContainText('0917 000 0000')
      await expect(page.getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', 'tel:+639170000000')
      await expect(page.getByRole('link', { name: /^Send us a text message/ })).toHaveAttribute('href', 'sms:+639170000000')
      await expect(page.getByRole('link', { name: /^Email us/ })).toContainText('support@suki.example')
      await expect(page.getByRole('link', { name: /^Email us/ })).toHaveAttribute('href', 'mailto:support@suki.example')
      return
    }
    for (const [tab, code, value, text] of [
      ['Call', 'QR code: scan with your phone to call us', '0917 000 0000', 'tel:+639170000000'],
      ['Message', 'QR code: scan with your phone to send us a text message', '0917 000 0000', 'sms:+639170000000'],
      ['Email', 'QR code: scan with your phone to email us', 'support@suki.example', 'mailto:support@suki.example'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      expect(await readQrCode(page.getByRole('img', { name: code }))).toBe(text)
      await expect(page.getByRole('link', { name: value })).toBeVisible()
    }
  })

  test('Back to Home, CONTACT-04', async ({ page, marketplace }) => {
    await marketplace.visit('/contact')
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL(/\/home$/)
  })
})

test.describe('download page', () => {
  const stores = /^https:\/\/(apps\.apple\.com|play\.google\.com)\//

  test.beforeEach(async ({ context, monitor }) => {
    monitor.allow(/foreign request: GET https:\/\/(apps\.apple\.com|play\.google\.com)\//)
    await context.route(stores, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Store</title><h1>Store</h1>' }))
  })

  /** Opens the page from a link in the app and expects the redirect after exactly 150 ms. */
  async function expectRedirect(page: Page, marketplace: Marketplace, store: RegExp): Promise<void> {
    await page.clock.install()
    await marketplace.visit('/contact')
    await expect(h1(page, 'Contact us')).toBeVisible()
    await stopTime(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Get the app' }).click()
    await expect(h1(page, 'Get the Suki app')).toBeVisible()
    await page.clock.runFor(149)
    await expect(page).toHaveURL('/download')
    await page.clock.runFor(1)
    await page.waitForURL(store)
  }

  test('redirects to the Play Store, and Back returns to the page before, DOWNLOAD-02', async ({ page, marketplace }) => {
    await expectRedirect(page, marketplace, /^https:\/\/play\.google\.com\/store$/)
    await page.goBack()
    await expect(h1(page, 'Contact us')).toBeVisible()
  })

  test('redirects to the App Store on an Apple device, DOWNLOAD-01', async ({ page, marketplace }) => {
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1'
    await page.addInitScript((value) => Object.defineProperty(navigator, 'userAgent', { value }), userAgent)
    await expectRedirect(page, marketplace, /^https:\/\/apps\.apple\.com\/ph\/$/)
  })

  test('links for a user who was not redirected, DOWNLOAD-03 DOWNLOAD-04', async ({ page, context, marketplace }) => {
    await context.unroute(stores)
    // Status 204 keeps the browser on the page, as when the store opens in its own app.
    await context.route(stores, (route) => route.fulfill({ status: 204 }))
    await marketplace.visit('/download')
    await expect(page.getByRole('link', { name: 'Open the Play Store' })).toHaveAttribute('href', 'https://play.google.com/store')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL(/\/home$/)
  })
})

test.describe('Report a Bug, SHELL-15', () => {
  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Report a Bug' }).click()
    return page.getByRole('dialog', { name: 'Report a Bug' })
  }

  test('validates, keeps the input, and opens a mail whose text can be copied', async ({ page, context, marketplace, monitor }) => {
    // A browser without a mail program reports the link as a request.
    monitor.allow(/foreign request: GET mailto:/)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await marketplace.visit('/contact')
    const dialog = await open(page)
    await expect(dialog.getByLabel('What happened?')).toBeFocused()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Open mail' }).click()
    await expect(dialog.getByText('Tell us what happened')).toBeVisible()
    await dialog.getByLabel('What happened?').fill('The total stayed the same')
    await dialog.getByLabel('What did you expect?').fill('₱120 less')
    await dialog.getByLabel(/^Screenshot/).setInputFiles({ name: 'cart.png', mimeType: 'image/png', buffer: Buffer.from('png') })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await open(page)
    await expect(dialog.getByLabel('What happened?')).toHaveValue('The total stayed the same')
    await expect(dialog.getByText('cart.png')).toBeVisible()
    await dialog.getByRole('button', { name: 'Open mail' }).click()
    await expect(dialog.getByRole('heading', { name: 'Your mail app should open now' })).toBeFocused()
    const link = await dialog.getByRole('link', { name: 'Open the mail again' }).getAttribute('href')
    expect(decodeURIComponent(link ?? '')).toMatch(
      /^mailto:support@suki\.example\?[^]*The total stayed the same[^]*₱120 less[^]*cart\.png[^]*\/contact[^]*Chrome[^]*Version: [0-9a-f]{9} \d{4}-\d\d-\d\d/,
    )
    await dialog.getByRole('button', { name: 'Copy report' }).click()
    await expectToast(page, 'Report copied to clipboard')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('The total stayed the same')
    await expectAccessible(page)
  })
})
