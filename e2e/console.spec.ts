import { expectAccessible } from './support/axe.ts'
import { addToCart, cartTab, account, quantity, openConsole } from './support/pageObjects.ts'
import { names, productPath } from './support/records.ts'
import { by, expect, type Page, test } from './support/test.ts'

const panel = (page: Page) => by.dialog(page, 'Demo: simulated marketplace')
const demo = (page: Page) => by.button(page, 'Demo', { exact: true })
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis)
const stored = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      key.startsWith('suki'),
    ),
  )

test('by keyboard, at 320 px: every tab passes axe, and the console switches the buyer without leaving the screen, in all tabs', async ({
  page,
  marketplace,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await marketplace.visit('/cart?from=link#top', 'as:mia')
  await expect(cartTab(page, 3)).toBeVisible()
  const other = await context.newPage()
  await other.goto(productPath('jasmineRice'))
  await expect(account(other, 'Mia')).toBeVisible()
  await mark(page)

  await demo(page).focus()
  await page.keyboard.press('Enter')
  await expect(by.tab(page, 'Tours')).toBeFocused()
  for (const tab of await by.tab(panel(page)).all()) {
    await expect(tab).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await by.button(page, /^Ana · /).press('Enter')
  await expect(by.button(page, /^Ana · /)).toHaveAttribute('aria-pressed', 'true')
  await expect(cartTab(page, 0)).toBeVisible()
  await expect(page).toHaveURL('/cart?from=link#top')
  expect(await isMarked(page)).toBe(true)
  await expect(account(other, 'Ana')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(demo(page)).toBeFocused()
})

test('a link keeps its scenario when the page starts without the service worker and is reloaded to get it', async ({
  page,
  marketplace,
  context,
}) => {
  await marketplace.visit('/cart', 'as:visitor')
  await expect(page.getByText('Log in to continue').first()).toBeVisible()
  // The reload would cut off another world, which takes long.
  const link = '/cart?sim=products:5000,as:liza'
  await page.goto('/robots.txt')
  await page.evaluate((address) => history.replaceState(null, '', address), link)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.reload', { ignoreCache: true })
  await expect(account(page, 'Liza')).toBeVisible()
})

test('a reset starts everything afresh in all tabs, whatever they hold', async ({
  page,
  marketplace,
  context,
}) => {
  await marketplace.visit(
    productPath('jasmineRice'),
    'as:mia,latency:10,socket:down,fail:getCart:503:always:after:1000',
  )
  await addToCart(page)
  const other = await context.newPage()
  await other.goto('/cart')
  await expect(quantity(other, names.rice)).toHaveValue('1')
  // The app stores what is not sent yet when the page is left.
  await quantity(other, names.rice).fill('3')
  await Promise.all([mark(page), mark(other)])

  await openConsole(page, 'Home')
  await by.button(page, 'Reset the world').click()
  await by.button(page, 'Reset everything').click()
  for (const tab of [page, other]) {
    await expect.poll(() => isMarked(tab).catch(() => true)).toBe(false)
    await expect(by.link(by.banner(tab), /log in/i)).toBeVisible()
  }
  expect(await stored(page)).toEqual([])
  expect(await stored(other)).toEqual([])
  expect(await context.cookies()).toEqual([])
  await expect(panel(page)).toHaveCount(0)
  await openConsole(page, 'Home')
  await by.button(page, /^Mia · /).click()
  await expect(cartTab(page, 3)).toBeVisible()
  await by.tab(page, 'Faults').click()
  await expect(by.switch(page, 'No live updates', { checked: false })).toBeVisible()
})
