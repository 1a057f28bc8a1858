import { account } from './support/pageObjects.ts'
import { by, expect, type Page, test } from './support/test.ts'

const cards = (page: Page) => by.article(by.main(page))
const scrollTop = (page: Page) => page.evaluate(() => Math.round(globalThis.scrollY))

/** The click may scroll first, since a bar can cover its target. */
const topAtClick = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const read = () => resolve(Math.round(globalThis.scrollY))
        addEventListener('click', read, { capture: true, once: true })
      }),
  )

/** Lists, with more cards than their first page holds. */
const lists = [
  ['/home', 17],
  ['/discover?categories=fresh', 17],
  ['/botika-ni-doc-ramon?tab=all-products', 17],
  ['/favourites', 10],
  ['/profile/liza-manalo/orders', 11],
] as const

async function scrollToCount(page: Page, count: number): Promise<void> {
  await expect(cards(page).first()).toBeVisible()
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 400)
    await expect(cards(page).nth(count - 1)).toBeAttached({ timeout: 500 })
  }).toPass()
  await cards(page)
    .nth(count - 2)
    .scrollIntoViewIfNeeded()
}

test('Back restores the list, its loaded pages and the scroll position, HOME-10 SEARCH-08 SHOP-12 FAV-01 ORDERS-09', async ({
  page,
  marketplace,
}) => {
  test.slow()
  await marketplace.visit('/home', 'as:liza,freeze')
  await expect(account(page, 'Liza')).toBeVisible()
  for (const [path, count] of lists) {
    await page.goto(path)
    await scrollToCount(page, count)
    const card = cards(page).nth(count - 2)
    // An order shows its products once it is opened, also after Back.
    if (path.endsWith('/orders')) await by.button(card, /^Details/).click()
    const link = card.locator('a[href*="/products/"]').first()
    const clicked = topAtClick(page)
    await link.click()
    const top = await clicked
    expect(top, path).toBeGreaterThan(100)
    await expect(page).toHaveURL(/\/products\//)
    await expect(page.getByText(/ in stock|Sold Out/).first()).toBeVisible()
    await page.goBack()
    await expect(link).toBeInViewport()
    await expect.poll(() => cards(page).count(), { message: path }).toBeGreaterThanOrEqual(count)
    await expect
      .poll(async () => Math.abs((await scrollTop(page)) - top), { message: path })
      .toBeLessThanOrEqual(2)
  }
})

test('Back asks before it loses what was typed in a dialog, and the browser returns to its screen, ORDERS-25', async ({
  page,
  marketplace,
}) => {
  await marketplace.visit('/home', 'as:liza,freeze')
  await by.link(cards(page).first()).first().click()
  await expect(page).toHaveURL(/\/products\//)
  const product = page.url()
  await by.button(page, 'More about this product').click()
  await by.button(page, 'Flag or report this product').click()
  const field = by.textbox(page, 'What is wrong?')
  await field.fill('A wrong picture')
  const question = by.dialog(page, 'Discard this report?')
  await page.goBack()
  await by.button(question, 'Keep editing').click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(product)
  await expect(field).toHaveValue('A wrong picture')

  await page.goBack()
  await by.button(question, 'Discard').click()
  await expect(by.dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(product)
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
  await page.goForward()
  await expect(page).toHaveURL(product)
})

test(
  'Back closes what covers the screen, on a page that the app has opened, on the first page, and after a reload, PRODUCT-04',
  { tag: '@phone' },
  async ({ page, marketplace }) => {
    await marketplace.visit('/home', 'as:liza,freeze')
    await page.goto('/discover')
    await by.link(cards(page).first()).first().click()
    await expect(page).toHaveURL(/\/products\//)
    const product = page.url()
    const pictures = by.dialog(page, /^Pictures of/)
    for (const arrive of [() => undefined, () => page.goto(product), () => page.reload()]) {
      await arrive()
      await page.mouse.wheel(0, 120)
      await by
        .button(page, /^Enlarge/)
        .first()
        .click()
      await expect(pictures).toBeVisible()
      const top = await scrollTop(page)
      await page.goBack()
      await expect(pictures).toBeHidden()
      await expect(page).toHaveURL(product)
      expect(await scrollTop(page)).toBe(top)
    }
    await page.goBack()
    await expect(page).toHaveURL(/\/discover$/)
  },
)

test('a page that is opened with two slashes is corrected in the address bar, so that later addresses can be made from it, SHELL-11', async ({
  page,
  marketplace,
}) => {
  await marketplace.visit('/contact')
  await page.goto(new URL('/', page.url()).href + '/cart?edit=1#list')
  await by.button(by.dialog(page, 'Log in'), 'Close').click()
  await expect(page).toHaveURL((url) => url.pathname === '/cart' && url.hash === '#list')
})
