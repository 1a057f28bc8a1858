import {
  cartTab,
  fillLogin,
  tokenOf,
  account,
  signOut,
  checkOutAll,
} from './support/pageObjects.ts'
import { by, expect, type Page, test } from './support/test.ts'

const stored = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
      .filter((key) => key.startsWith('suki.'))
      .toSorted(),
  )

test(
  'two tabs: signing out or logging in in one does the same in the other, SHELL-22',
  { tag: '@all-live' },
  async ({ page, marketplace, context }) => {
    await marketplace.visit('/home', 'as:mia')
    await expect(account(page, 'Mia')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/cart')
    await expect(by.h1(other, 'Cart')).toBeVisible()
    await expect(cartTab(other, 3)).toBeVisible()

    await signOut(page)
    await expect(account(other, 'Mia')).toHaveCount(0)
    await expect(by.spinbutton(other)).toHaveCount(0)
    await expect(account(page, 'Mia')).toHaveCount(0)
    expect(await tokenOf(context)).toBeUndefined()

    await page.goto('/home?login=true')
    await fillLogin(page, 'mia')
    await expect(account(page, 'Mia')).toBeVisible()
    await expect(account(other, 'Mia')).toBeVisible()
  },
)

test('signing out clears personal data from the device, SHELL-23', async ({
  page,
  marketplace,
}) => {
  await marketplace.visit('/cart', 'as:mia')
  await checkOutAll(page)
  const allShops = by.radiogroup(page, 'Delivery Options of all shops')
  await by.radio(allShops, 'Delivery', { exact: true }).check()
  await by.textbox(page, 'Delivery Instructions').fill('Ring twice')
  await expect.poll(() => stored(page)).toContain('suki.checkouts')
  await account(page).click()
  // On a slow line the app stays, as a visitor's, who goes on by a link. The driver would wait.
  const wentOn = page.evaluate(async () => {
    const until = async (isTrue: () => boolean) => {
      while (!isTrue()) await new Promise(requestAnimationFrame)
    }
    await until(() => document.querySelector('header')?.textContent.includes('Log in') ?? false)
    await until(() => {
      // Again, if the login took the place of what the press had opened.
      if (location.pathname !== '/home')
        document.querySelector<HTMLElement>('header a[href="/home"]')?.click()
      return document.querySelector('main article') !== null
    })
  })
  // Also of the worker, which loads pages of the demo.
  await page.context().route(/\/home$/, async (route) => {
    await wentOn
    await route.continue()
  })
  const loaded = page.waitForEvent('domcontentloaded')
  await by.button(page, 'Sign Out').click()
  await loaded
  await expect(page).toHaveURL(/\/home$/)
  await expect(account(page, 'Mia')).toHaveCount(0)
  expect(await stored(page)).toEqual(['suki.scroll'])
})
