import { marketplaces } from './support/crashes.ts'
import { expectRotation, stopTime } from './support/clock.ts'
import { expectPicture } from './support/pageObjects.ts'
import { names, productPath } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const grid = (page: Page) => page.getByRole('list', { name: 'Products' })
const cards = (page: Page) => grid(page).getByRole('article')
const carousel = (page: Page) => page.getByRole('region', { name: 'What is new' })

test('HOME-02 HOME-03 HOME-04 three slides, each with an action that is coming soon', async ({ page, marketplace }) => {
  await marketplace.visit('/home')
  const slides = [
    ['Enjoy the freshness of fruits!', 'Produce Catalog'],
    ['Shop conveniently!', 'Shop Now!'],
    ['Shop conveniently!', 'Shop Now!'],
  ] as const
  for (const [index, [title, action]] of slides.entries()) {
    const slide = carousel(page).getByRole('group', { name: `${index + 1} of 3` })
    await expect(slide.getByText(title)).toBeInViewport()
    await expect(slide.getByRole('link', { name: action })).toHaveAttribute('href', '/home?coming-soon=true')
    await carousel(page).getByRole('button', { name: 'Next slide' }).click()
  }
  await expect(carousel(page).getByText('Enjoy the freshness of fruits!')).toBeInViewport()
})

test('HOME-01 the banner changes every 5000 ms, and can be paused', async ({ page, marketplace }) => {
  await page.clock.install()
  await marketplace.visit('/home')
  const position = carousel(page).getByText(/^\d \/ 3$/)
  await expect(position).toBeVisible()
  await stopTime(page)
  const shown = await expectRotation(page, position, carousel(page).getByRole('group', { name: / of 3$/ }), 5000)
  await carousel(page).getByRole('button', { name: 'Pause slides' }).click()
  await page.clock.runFor(20_000)
  await expect(position).toHaveText(shown)
})

test('HOME-05 HOME-06 HOME-14 the shortcuts, and the text about local shops', async ({ page, marketplace }) => {
  await marketplace.visit('/home')
  await expect(page.getByText(/^Support local: /)).toBeVisible()
  const shortcuts = page.getByRole('list', { name: 'Shortcuts' })
  await expect(shortcuts.getByRole('link', { name: 'Nearest Shop' })).toHaveAttribute('href', '/nearby')
  for (const name of ['Top Products', 'Top Stores', 'Top Deals']) {
    await shortcuts.getByRole('link', { name }).click()
    await expect(page).toHaveURL('/home?coming-soon=true')
    await page.getByRole('dialog').getByRole('button', { name: 'Got it' }).click()
  }
  await expect(page).toHaveURL('/home')
})

test('HOME-07 HOME-08 HOME-09 category tabs filter the products, For You shows all', { tag: '@widths' }, async ({ page, marketplace }) => {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/products') asked.push(searchParams.get('categories'))
  })
  await marketplace.visit('/home')
  const tabs = page.getByRole('tablist', { name: 'Product categories' })
  await expect(tabs.getByRole('tab')).toHaveText(['For You', 'Beverages', 'Snacks', 'Dairy', 'Medicine', 'Fresh'])
  await tabs.getByRole('tab', { name: 'Medicine' }).click()
  await expect(page).toHaveURL('/home?categories=medicine')
  await expect(
    grid(page)
      .getByRole('link', { name: /Paracetamol/ })
      .first(),
  ).toBeVisible()
  await expect.poll(() => asked).toContain('medicine')
  await tabs.getByRole('tab', { name: 'For You' }).click()
  await expect(page).toHaveURL('/home')
  await expect(grid(page).getByRole('link', { name: names.mango, exact: true })).toBeVisible()
})

/** The limit of each page of products that is asked for from now on. */
function limitsOfPages(page: Page) {
  const limits: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/products') limits.push(searchParams.get('limit'))
  })
  return limits
}

test('HOME-10 HOME-12 products load 8 at a time while scrolling', { tag: '@live' }, async ({ page, marketplace }) => {
  const limits = limitsOfPages(page)
  await marketplace.visit('/home')
  await expect(cards(page).nth(7)).toBeAttached()
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(cards(page).nth(15)).toBeAttached()
  expect(new Set(limits)).toEqual(new Set(['8']))
})

test('HOME-10 HOME-12 on a phone the next page is asked for while the last product is still below the screen', async ({
  page,
  marketplace,
}) => {
  const asked = limitsOfPages(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await marketplace.visit('/home')
  await expect(cards(page).nth(7)).toBeAttached()
  /** Scrolls until the last product ends so many px below the screen, and waits until the browser has looked which elements are in view. */
  const scrollNear = (distance: number) =>
    cards(page)
      .nth(7)
      .evaluate(async (last, distance) => {
        window.scrollBy({ top: last.getBoundingClientRect().bottom - window.innerHeight - distance, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
        await new Promise((resolve) => new IntersectionObserver(resolve).observe(last))
      }, distance)

  await scrollNear(700)
  expect(asked).toHaveLength(1)
  await scrollNear(500)
  await expect.poll(() => asked).toHaveLength(2)
})

test('HOME-11 two, three and four columns', async ({ page, marketplace }) => {
  for (const [width, columns] of [
    [360, 2],
    [700, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await marketplace.visit('/home')
    await expect(cards(page).nth(7)).toBeAttached()
    const tops = await cards(page).evaluateAll((all) => all.slice(0, 8).map((card) => Math.round(card.getBoundingClientRect().top)))
    expect(
      tops.filter((top) => top === tops[0]),
      `${width} px`,
    ).toHaveLength(columns)
  }
})

test('HOME-13 the end of the list is announced', async ({ page, marketplace }) => {
  await marketplace.visit('/home?categories=energy-drinks')
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await expect(page.getByText('No More Products to Show')).toBeVisible({ timeout: 300 })
  }).toPass()
})

test('SEARCH-10 ERR-06 a list that cannot be loaded shows the error and Retry', async ({ page, marketplace }) => {
  await marketplace.visit('/home', 'fail:listProducts:503:2')
  await expect(page.getByRole('alert').getByText('Error The service is unavailable', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('CARD-01 CARD-02 CARD-03 CARD-05 the content and the links of a card', { tag: '@widths' }, async ({ page, marketplace }) => {
  await marketplace.visit('/home')
  const mango = cards(page).filter({ hasText: names.mango })
  await expectPicture(mango.locator('img').first())
  await expect(mango).toContainText('₱165.00')
  await expect(mango).toContainText('Fruits')
  await expect(mango.getByRole('img', { name: /^Rated \d\.\d out of 5$/ })).toBeVisible()
  await expect(mango.getByText(/^[\d,]+ sold$/)).toBeVisible()
  await expect(mango.getByRole('button')).toHaveCount(0)
  await expect(mango.getByRole('link', { name: names.mangoShop })).toHaveAttribute('href', '/dolores-fresh-market-stall-14')
  await mango.click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL(productPath('mango'))
})

test('CARD-04 a sold-out product says so on its picture', async ({ page, marketplace }) => {
  await marketplace.visit('/discover?query=ube%20ice%20cream')
  const card = page.getByRole('article').filter({ hasText: names.iceCream })
  await expect(card.getByText('Sold Out')).toBeVisible()
})

test('the marketplace opens while the app’s code is on its way, and the app connects to that one', async ({ page, browser }) => {
  let deliver = () => {}
  const held = new Promise<void>((resolve) => (deliver = resolve))
  await page.route('**/assets/app-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/home', { waitUntil: 'commit' })
  await expect.poll(() => marketplaces(browser, page)).toHaveLength(1)
  const early = await marketplaces(browser, page)
  deliver()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await marketplaces(browser, page)).toEqual(early)
})
