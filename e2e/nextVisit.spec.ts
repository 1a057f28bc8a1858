import { applyHostScenario } from './support/marketplace.ts'
import { signOut, buying } from './support/pageObjects.ts'
import { productPath } from './support/records.ts'
import { test } from './support/release.ts'
import { by, expect, type Page } from './support/test.ts'

/** Undefined until the service worker controls the page. */
const cachedPage = (page: Page) =>
  page.evaluate(async () => {
    if (navigator.serviceWorker.controller === null) return undefined
    return (
      await caches.match(new URL('/index.html', location.href), { ignoreSearch: true })
    )?.text()
  })
const isCached = async (page: Page) => (await cachedPage(page)) !== undefined
/** Answers are written once a second. */
const expectStored = (page: Page, key: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('suki.visit'))).toContain(key)
const nextEntry = /index-[\w-]+\.next\.js/
const entry = (page: Page) => page.locator('script[type="module"]').first()
const picture = (page: Page) => by.article(page).first().locator('img').first()
const isDrawn = (page: Page) =>
  picture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

test(
  'the next visit shows the app and what was seen last, without a network too, SHELL-26 PRODUCT-01 CART-01',
  { tag: ['@live', '@no-demo'] },
  async ({ page, context, marketplace, monitor, release }) => {
    monitor.allow(
      /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to load resource|socket/i,
    )
    await marketplace.visit('/home', 'as:liza')
    await expect(by.article(page).first()).toBeVisible()
    await expect.poll(() => isCached(page)).toBe(true)
    await marketplace.visit(productPath('mango'))
    await expect(buying(page)).toBeVisible()
    // The home page's answers name the product, too.
    await expectStored(page, `"product","${productPath('mango').split('/').at(-1)}"`)
    await page.goto('/home')
    await expect(by.article(page).first()).toBeVisible()
    await expect.poll(() => isDrawn(page)).toBe(true)
    await expectStored(page, '"catalog","products"')
    await context.setOffline(true)
    release.stop()

    await test.step('home', async () => {
      await page.reload()
      await expect(
        page.getByText('You are offline. What you see may be out of date.'),
      ).toBeVisible()
      await expect(by.article(page).first()).toBeVisible()
      await expect(page.getByText('No More Products to Show')).toBeHidden()
      await expect.poll(() => isDrawn(page)).toBe(true)
    })
    await test.step('a product, whose price is asked for before the cart takes it', async () => {
      await page.goto(productPath('mango'))
      await applyHostScenario('price:mango:123')
      await by.button(page, 'Add to cart').click()
      await expect(by.dialog(page, 'Choose a quantity')).toBeHidden()
      await context.setOffline(false)
      await expect(by.dialog(page, 'Choose a quantity').getByText('₱123.00').first()).toBeVisible()
    })
  },
)

test(
  'a new release is cached only once it is complete, and open tabs continue with theirs, SHELL-26',
  { tag: ['@all-live', '@no-demo'] },
  async ({ page, context, marketplace, monitor, release, publishNext }) => {
    monitor.allow(
      /status of 404|dynamically imported module|Unable to preload CSS|Refused to apply style/,
    )
    await marketplace.visit('/home')
    await expect(by.article(page).first()).toBeVisible()
    await expect.poll(() => isCached(page)).toBe(true)
    await publishNext()
    release.remove(/^ProductPage.*next\.js$/)
    const tab = await context.newPage()

    await test.step('one that lacks a file is shown while its server answers', async () => {
      // A busy server may answer later than the cached page waits.
      await expect(async () => {
        await tab.goto('/home')
        await expect(entry(tab)).toHaveAttribute('src', nextEntry, { timeout: 1000 })
      }).toPass()
      await tab.evaluate(async () =>
        (await navigator.serviceWorker.ready).update().catch(() => undefined),
      )
      await expect(by.article(tab).first()).toBeVisible()
    })
    await test.step('it is not cached: the previous one is shown when the server fails or is late, but not after a reload', async () => {
      release.failPage({ status: 502 })
      await tab.goto('/home')
      await expect(entry(tab)).not.toHaveAttribute('src', nextEntry)
      release.failPage({ delay: 1000 })
      await tab.goto('/home')
      await expect(entry(tab)).not.toHaveAttribute('src', nextEntry)
      await tab.reload()
      await expect(entry(tab)).toHaveAttribute('src', nextEntry)
      release.failPage({})
    })
    await test.step('the old tab opens what is cached for it', async () => {
      await by.link(by.article(page).first()).first().click()
      await expect(buying(page)).toBeVisible()
      await expect(entry(page)).not.toHaveAttribute('src', nextEntry)
    })
    await test.step('a part that is not cached loads the next release', async () => {
      await by.link(by.banner(page), 'Log in').click()
      await expect(by.dialog(page, 'Log in').getByLabel('Email')).toBeVisible()
      await expect(entry(page)).toHaveAttribute('src', nextEntry)
    })
    await test.step('the complete one is cached', async () => {
      await publishNext()
      await tab.goto('/home')
      await expect.poll(() => cachedPage(tab)).toMatch(nextEntry)
      release.stop()
      await tab.reload()
      await expect(by.article(tab).first()).toBeVisible()
      await expect(entry(tab)).toHaveAttribute('src', nextEntry)
    })
  },
)

test(
  'a picture that a user has seen is cached until the sign-out, AUTH-18',
  { tag: ['@all-live', '@no-demo'] },
  async ({ page, marketplace }) => {
    const isPictureKept = (url: string) =>
      page.evaluate(async (address) => (await caches.match(address)) !== undefined, url)
    await marketplace.visit('/home', 'as:liza')
    await expect.poll(() => isCached(page)).toBe(true)
    await page.goto(productPath('mango'))
    const shown = by.main(page).locator('img').first()
    await expect(shown).toBeVisible()
    const url = await shown.evaluate((image: HTMLImageElement) => image.currentSrc)
    await expect.poll(() => isPictureKept(url)).toBe(true)
    await signOut(page)
    // The page may be loading.
    await expect(async () => expect(await isPictureKept(url)).toBe(false)).toPass()
  },
)
